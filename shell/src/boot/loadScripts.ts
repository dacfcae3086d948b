import { SCRIPTS_ID } from '@asia/shared/contracts';

/**
 * Loads the scripts that the release step listed for this page: first all of them in parallel as
 * preloads, then the entry, which runs them in order.
 */
export function loadScripts(): void {
  const list = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!list) return;
  const { run, preload, integrity } = JSON.parse(list) as ScriptList;
  for (const href of [...run, ...preload]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = href;
    if (integrity[href]) link.integrity = integrity[href];
    document.head.append(link);
  }
  for (const src of run) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    if (integrity[src]) script.integrity = integrity[src];
    document.head.append(script);
  }
}

/** Written into each page by the release step, as JSON under `#scripts`. */
export interface ScriptList {
  /** Run in this order. */
  run: string[];
  /** Needed soon after: fetched, not run. */
  preload: string[];
  /** Subresource integrity by address. */
  integrity: Record<string, string>;
}
