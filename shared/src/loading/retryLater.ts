import { fetchJson } from '../http';
import { RETRY_PAUSE_MS } from './deadlines';

export function onReconnect(retry: () => void): () => void {
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}

/** Calls back once: after a pause, or as soon as the connection returns. @returns cancel */
export function retryLater(retry: () => void): () => void {
  const wake = () => {
    cancel();
    retry();
  };
  const timer = setTimeout(wake, RETRY_PAUSE_MS);
  const stop = onReconnect(wake);
  const cancel = () => {
    clearTimeout(timer);
    stop();
  };
  return cancel;
}

/** Calls back once, when a server that does not answer now answers again. @returns stop */
export function onServerReturn(retry: () => void): () => void {
  let cancel = () => {};
  let stopped = false;
  const look = async (wasDown: boolean) => {
    const { ok } = await fetchJson('/releases.json');
    if (stopped) return;
    if (!ok) cancel = retryLater(() => void look(true));
    else if (wasDown) retry();
  };
  void look(false);
  return () => {
    stopped = true;
    cancel();
  };
}
