import type { PageLoads } from './assetLog';

/** The first paint waits for a style sheet no longer than this. */
const FIRST_PAINT_MS = 3_000;
/** Without an answer for so long, a file is requested a second time while the first request goes on. */
const SILENCE_MS = 8_000;
/** Code waits for its style sheet no longer than this; then it is shown without its styles. */
const STYLE_MS = 10_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** How the two requests for a file ended. */
interface Tries {
  /** The first one failed. */
  failed?: true;
  /** The second one has loaded or failed. */
  over?: true;
}

const isScript = (element: Element): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (file: FileElement) => (isScript(file) ? file.src : file.href);
const isFile = (node: unknown): node is FileElement =>
  node instanceof HTMLElement && (isScript(node) ? node.src !== '' : node.matches('link[rel=stylesheet]'));

/**
 * Requests a script or a style sheet of the page a second time when it fails or does not answer. The second request has
 * another address (a query), so that neither a broken copy in the browser's cache nor a hanging connection can answer it.
 * Code that waits for the file hears `load` as soon as one of the two has loaded, and `error` only when both have failed.
 */
export function retryAssets(page: Document, loads: PageLoads): void {
  const triesOf = new WeakMap<Element, Tries>();
  const arrived = new WeakSet<Element>();
  const seconds = new WeakSet<Element>();
  let count = 0;

  const ask = (first: FileElement): Tries => {
    const tries: Tries = {};
    triesOf.set(first, tries);
    loads.remember(addressOf(first), { outcome: 'failed' });
    // Another address in each visit too: the cache may hold a broken answer to an earlier second request.
    const second = copyOf(first, `?${Date.now()}${++count}`);
    seconds.add(second);
    for (const outcome of ['load', 'error'])
      second.addEventListener(outcome, () => {
        tries.over = true;
        if (isScript(second)) second.remove();
        if (outcome === 'load' || tries.failed) first.dispatchEvent(new Event(outcome));
      });
    (first.parentNode ? first : page.head.lastChild!).after(second);
    return tries;
  };

  const watch = (element: FileElement) => {
    const after = (patience: number, act: () => void) =>
      setTimeout(() => {
        if (!arrived.has(element)) act();
      }, patience);
    after(SILENCE_MS, () => triesOf.has(element) || ask(element));
    if (isScript(element)) return;
    after(STYLE_MS, () => {
      element.dispatchEvent(new Event('load'));
      loads.remember(addressOf(element), { recovered: false });
    });
  };

  page.addEventListener(
    'load',
    ({ target: element }) => {
      arrived.add(element as Element);
      if (isFile(element) && (triesOf.has(element) || seconds.has(element)))
        loads.remember(addressOf(element), { recovered: true });
    },
    true,
  );
  page.addEventListener(
    'error',
    (event) => {
      const element = event.target;
      if (!isFile(element) || seconds.has(element)) return;
      const tries = triesOf.get(element) ?? ask(element);
      if (tries.over) return;
      tries.failed = true;
      event.stopImmediatePropagation();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isFile(node) && !seconds.has(node)) watch(node);
  }).observe(page.head, { childList: true });

  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of sheets) if (hasFailed(link)) ask(link);
  // A style sheet in the HTML of the page holds back its first paint; one that a script adds does not.
  setTimeout(() => {
    for (const link of sheets) if (!link.sheet && !triesOf.has(link)) link.replaceWith(copyOf(link));
  }, FIRST_PAINT_MS);
}

/** Whether a style sheet failed before this script ran: it then has no rules, or reading them throws. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** An element that asks for the same file, under the same hash. */
function copyOf(element: FileElement, query = ''): FileElement {
  const copy = document.createElement(element.localName) as FileElement;
  for (const name of ['rel', 'integrity', 'crossorigin'])
    if (element.hasAttribute(name)) copy.setAttribute(name, element.getAttribute(name)!);
  // The attribute as it is written, not the whole address: loaders look for a style sheet by it.
  const name = isScript(element) ? 'src' : 'href';
  copy.setAttribute(name, element.getAttribute(name)! + query);
  return copy;
}
