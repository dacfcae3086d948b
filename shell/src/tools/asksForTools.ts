/** Where a tab keeps which builds it has in place of the released ones. */
export const OVERRIDES_KEY = 'mfe';

/** Whether this tab is a developer's: `?mfe` in the address, or builds of their own from before. */
export function asksForTools(): boolean {
  try {
    return /[?&]mfe\b/.test(location.search) || sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Alt, Shift and M ask for them at any time. */
export function onToolsKey(show: () => void): void {
  addEventListener(
    'keydown',
    ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyM' && show(),
  );
}
