import type { PageLoads } from '../loads/rememberLoads';

/** The first paint waits for a style sheet no longer than this. */
const FIRST_PAINT_MS = 3_000;
/** Silence after which a file is asked for once more, beside the request that is silent. */
const SILENCE_MS = 8_000;
/** Code waits for its style sheet no longer than this, and then shows without. */
const STYLE_MS = 10_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** How the first request for a file ended, and how the second did. */
interface Tries {
  failed?: true;
  /** The second has an answer, or came too late to matter. */
  over?: true;
}

const isScript = (element: Element): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (file: FileElement) => (isScript(file) ? file.src : file.href);
const isFile = (node: unknown): node is FileElement =>
  node instanceof HTMLElement && (isScript(node) ? node.src !== '' : node.matches('link[rel=stylesheet]'));

/**
 * Asks for each script and style sheet of the page a second time, when it fails and when it keeps silent: at an address
 * of its own, so that neither a broken copy in the browser's cache nor a connection that hangs can answer. Whoever waits
 * for the file hears of the better of both answers, and only of that.
 */
export function tryAgain(page: Document, loads: PageLoads): void {
  const triesOf = new WeakMap<Element, Tries>();
  const arrived = new WeakSet<Element>();
  const seconds = new WeakSet<Element>();
  let count = 0;

  const ask = (first: FileElement): Tries => {
    const tries: Tries = {};
    triesOf.set(first, tries);
    loads.remember(addressOf(first), { outcome: 'failed' });
    // An address that no earlier visit has asked for either: a broken answer to it would be in the cache.
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
  // A style sheet of the page itself holds back every paint; one that a script adds holds back none.
  setTimeout(() => {
    for (const link of sheets) if (!link.sheet && !triesOf.has(link)) link.replaceWith(copyOf(link));
  }, FIRST_PAINT_MS);
}

/** Whether a style sheet failed before this script ran: it has no rules, or none that may be read. */
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
  // The attribute as it is written, and not the whole address: loaders look a style sheet up by it.
  const name = isScript(element) ? 'src' : 'href';
  copy.setAttribute(name, element.getAttribute(name)! + query);
  return copy;
}
