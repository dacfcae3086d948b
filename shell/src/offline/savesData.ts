/** What some browsers tell of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the guest, or the network, asks for as little as possible. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
