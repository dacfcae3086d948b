import { RETRY_PAUSE_MS } from './deadlines';

/** Calls back each time that the connection returns. @returns stop */
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
