/** Key in the session storage: which builds replace the released ones in this tab. */
export const OVERRIDES_KEY = 'mfe';

/** Whether a developer uses this tab: `?mfe` is in the address, or the tab replaces builds already. */
export function devtoolsRequested(): boolean {
  try {
    return /[?&]mfe\b/.test(location.search) || sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows the tools at Alt+Shift+M. */
export function onToolsKey(show: () => void): void {
  addEventListener(
    'keydown',
    ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyM' && show(),
  );
}
