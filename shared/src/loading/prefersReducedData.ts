/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load as little as possible: the guest has asked for it, or the connection is very slow. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
