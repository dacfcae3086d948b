import type { PageLoads } from '@asia/shared/contracts';

/** Without a response for this long, a file is requested a second time while the first request goes on. */
const ASSET_SILENCE_MS = 8_000;
/** Longest wait of the first paint for a style sheet. */
const FIRST_PAINT_MS = 3_000;
/** Longest wait of code for its style sheet; then it renders unstyled. */
const STYLE_MS = 10_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** A file of the page. */
interface Asset {
  /** Requests it a second time, unless that has been done. */
  retry: () => void;
  /** Retries it after a silence. */
  watch: () => void;
  /** Takes what one of its two elements fires. */
  end: (event: Event) => void;
}

const isScript = (element: Element): element is HTMLScriptElement => element.localName === 'script';
const addressOf = (file: FileElement) => (isScript(file) ? file.src : file.href);
const isFile = (node: unknown): node is FileElement =>
  node instanceof HTMLElement && (isScript(node) ? node.src !== '' : node.matches('link[rel=stylesheet]'));

/**
 * Retries a script or a style sheet once when it fails or is silent, with a query: no broken cached copy and no hanging
 * connection can answer. The first element fires `load` when one of the two has loaded, `error` when both have failed.
 */
export function retryAssets(page: Document, loads: PageLoads): void {
  /** By a file's first element and by its copy. */
  const assets = new WeakMap<Element, Asset>();
  let count = 0;

  const assetOf = (first: FileElement): Asset => {
    const known = assets.get(first);
    if (known) return known;
    let copy: FileElement | undefined;
    /** Requests that may still load the file; 0 once one has. */
    let open = 1;
    const asset: Asset = {
      retry: () => {
        if (copy) return;
        loads.remember(addressOf(first), { outcome: 'failed' });
        // A new address in each visit too: the cache may hold a broken answer to an earlier retry.
        copy = copyElement(first, `?${Date.now()}${++count}`);
        open++;
        assets.set(copy, asset);
        (first.parentNode ? first : page.head.lastChild!).after(copy);
      },
      watch: () => {
        const after = (delay: number, act: () => void) => setTimeout(() => open > 0 && act(), delay);
        after(ASSET_SILENCE_MS, asset.retry);
        if (isScript(first)) return;
        after(STYLE_MS, () => {
          first.dispatchEvent(new Event('load'));
          loads.remember(addressOf(first), { recovered: false });
        });
      },
      end: (event) => {
        if (event.type === 'load') {
          open = 0;
          if (copy) loads.remember(addressOf(first), { recovered: true });
        } else {
          asset.retry();
          open--;
        }
        if (event.target === copy) {
          if (isScript(first)) copy.remove();
          if (!open) first.dispatchEvent(new Event(event.type));
        } else if (open > 0) event.stopImmediatePropagation();
      },
    };
    assets.set(first, asset);
    return asset;
  };

  for (const type of ['load', 'error'])
    page.addEventListener(type, (event) => isFile(event.target) && assetOf(event.target).end(event), true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isFile(node) && !assets.has(node)) assetOf(node).watch();
  }).observe(page.head, { childList: true });

  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of sheets) if (hasFailed(link)) assetOf(link).retry();
  // A style sheet in the HTML of the page holds back its first paint; one that a script adds does not.
  setTimeout(() => {
    for (const link of sheets) if (!link.sheet && !assets.has(link)) link.replaceWith(copyElement(link));
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
