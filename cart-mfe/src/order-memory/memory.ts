/** `tab`: kept until the tab is closed. `browser`: kept until it is removed. */
export type Memory = 'tab' | 'browser';

const storageOf = (memory: Memory) => (memory === 'tab' ? window.sessionStorage : window.localStorage);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of the object stored under `key`; empty for anything else, and where the browser forbids
 * storage.
 */
export function recall(memory: Memory, key: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storageOf(memory).getItem(key) ?? '{}');
    // The entries of a text or a list would be its characters or indexes.
    return new Map(Object.entries(isObject(stored) ? stored : {}));
  } catch {
    return new Map();
  }
}

/** Stores `value`; null removes it. Does nothing where the browser refuses storage. */
export function keep(memory: Memory, key: string, value: object | null): void {
  try {
    if (value === null) storageOf(memory).removeItem(key);
    else storageOf(memory).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: the page keeps working with what it has in memory.
  }
}
