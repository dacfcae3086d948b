/** How long something is kept: until the tab is closed, or until the guest takes it back. */
export type Memory = 'tab' | 'browser';

const storageOf = (memory: Memory) => (memory === 'tab' ? window.sessionStorage : window.localStorage);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept as an object under `key`, by field; empty for anything else, also where the browser forbids to look. */
export function recall(memory: Memory, key: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storageOf(memory).getItem(key) ?? '{}');
    // Of a text or a list it would be characters and places.
    return new Map(Object.entries(isObject(stored) ? stored : {}));
  } catch {
    return new Map();
  }
}

/** Keeps `value`; null forgets it. Where the browser stores nothing, the page goes on with what it has in memory. */
export function keep(memory: Memory, key: string, value: object | null): void {
  try {
    if (value === null) storageOf(memory).removeItem(key);
    else storageOf(memory).setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}
