import type { SiteRoute } from '@asia/shared/contracts';

let page: SiteRoute | null = null;
const listeners = new Set<() => void>();

function set(next: SiteRoute | null): void {
  if (page === next) return;
  page = next;
  for (const listener of listeners) listener();
}

/** The page that is drawn unseen because the guest has shown an interest in it; at most one, and none right after a navigation. */
export const pageAhead = {
  get: (): SiteRoute | null => page,
  draw: set,
  forget: (): void => set(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
