/** What this tab keeps as an object under `key`, by field; empty for anything else, also where the browser forbids to look. */
export function recall(key: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    return new Map(Object.entries(stored ?? {}));
  } catch {
    return new Map();
  }
}

/**
 * Keeps `value` until the tab is closed; null forgets it. Where the browser stores nothing, nothing is kept: the page
 * goes on with what it has in memory.
 */
export function keep(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}
