import { tabStorage } from '@asia/shared/storage';

/** Key in the session storage: which builds replace the released ones in this tab. */
export const OVERRIDES_KEY = 'mfe';

/** Whether a developer uses this tab: `?mfe` is in the address, or the tab replaces builds already. */
export function devtoolsRequested(): boolean {
  return /[?&]mfe\b/.test(location.search) || typeof tabStorage.read(OVERRIDES_KEY) === 'string';
}

export function onToolsKey(show: () => void): void {
  addEventListener(
    'keydown',
    ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyM' && show(),
  );
}
