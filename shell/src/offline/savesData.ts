/** The one data client that browsers report in a standard-track way, where they report it at all. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the guest, or the network, asks for as little as possible. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
