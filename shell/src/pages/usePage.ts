import { useSyncExternalStore } from 'react';
import { pages } from './loader';

/** The component of a page, and how often it has been tried: a new attempt is a new boundary. */
export function usePage(id: string) {
  const component = () => pages.component(id);
  const attempt = () => pages.attempt(id);
  return {
    Page: useSyncExternalStore(pages.subscribe, component, component),
    attempt: useSyncExternalStore(pages.subscribe, attempt, attempt),
  };
}
