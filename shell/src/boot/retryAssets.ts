import type { PageLoads } from '@asia/shared/contracts';

/** Without a response for this long, a file is requested a second time while the first request goes on. */
const ASSET_SILENCE_MS = 8_000;
/** Longest wait of the first paint for a style sheet. */
const FIRST_PAINT_MS = 3_000;
/** Longest wait of code for its style sheet; then it renders unstyled. */
const STYLE_MS = 10_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** How the two requests for a file ended. */
interface Tries {
  /** The first request failed. */
  failed?: true;
  /** The retry has loaded or failed. */
  over?: true;
}

const isScript = (element: Element): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (file: FileElement) => (isScript(file) ? file.src : file.href);
const isFile = (node: unknown): node is FileElement =>
  node instanceof HTMLElement && (isScript(node) ? node.src !== '' : node.matches('link[rel=stylesheet]'));

/**
 * Retries a script or a style sheet of the page once when it fails or does not answer. The retry has another address (a
 * query): neither a broken copy in the browser's cache nor a hanging connection can answer it. The first element fires
 * `load` as soon as one of the two has loaded, and `error` only when both have failed.
 */
export function retryAssets(page: Document, loads: PageLoads): void {
  const triesOf = new WeakMap<Element, Tries>();
  const arrived = new WeakSet<Element>();
  const retries = new WeakSet<Element>();
  let count = 0;

  const retry = (first: FileElement): Tries => {
    const tries: Tries = {};
    triesOf.set(first, tries);
    loads.remember(addressOf(first), { outcome: 'failed' });
    // A new address in each visit too: the cache may hold a broken answer to an earlier retry.
    const copy = copyElement(first, `?${Date.now()}${++count}`);
    retries.add(copy);
    for (const outcome of ['load', 'error'])
      copy.addEventListener(outcome, () => {
        tries.over = true;
        if (isScript(copy)) copy.remove();
        if (outcome === 'load' || tries.failed) first.dispatchEvent(new Event(outcome));
      });
    (first.parentNode ? first : page.head.lastChild!).after(copy);
    return tries;
  };

  const watch = (element: FileElement) => {
    const after = (delay: number, act: () => void) =>
      setTimeout(() => {
        if (!arrived.has(element)) act();
      }, delay);
    after(ASSET_SILENCE_MS, () => triesOf.has(element) || retry(element));
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
      if (isFile(element) && (triesOf.has(element) || retries.has(element)))
        loads.remember(addressOf(element), { recovered: true });
    },
    true,
  );
  page.addEventListener(
    'error',
    (event) => {
      const element = event.target;
      if (!isFile(element) || retries.has(element)) return;
      const tries = triesOf.get(element) ?? retry(element);
      if (tries.over) return;
      tries.failed = true;
      event.stopImmediatePropagation();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isFile(node) && !retries.has(node)) watch(node);
  }).observe(page.head, { childList: true });

  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of sheets) if (hasFailed(link)) retry(link);
  // A style sheet in the HTML of the page holds back its first paint; one that a script adds does not.
  setTimeout(() => {
    for (const link of sheets) if (!link.sheet && !triesOf.has(link)) link.replaceWith(copyElement(link));
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

/** An element that requests the same file, with the same integrity hash. */
function copyElement(element: FileElement, query = ''): FileElement {
  const copy = document.createElement(element.localName) as FileElement;
  for (const name of ['rel', 'integrity', 'crossorigin'])
    if (element.hasAttribute(name)) copy.setAttribute(name, element.getAttribute(name)!);
  // Copies the attribute as written, not the resolved address: loaders find a style sheet by it.
  const name = isScript(element) ? 'src' : 'href';
  copy.setAttribute(name, element.getAttribute(name)! + query);
  return copy;
}
