import { type ScriptList, SCRIPTS_ID } from '@asia/shared/contracts';
import { loadDeferredImages } from './loadDeferredImages';

/** `Integrity-Policy` lets no script run without it, whatever its hash. */
const crossOrigin = 'anonymous';

/** After this time, a browser that refuses preloads has refused the first ones. */
const REFUSAL_MS = 4;

/** The scripts that the release step listed for this page. */
export class Scripts {
  private readonly list: ScriptList;
  private fetched = false;

  /** @param onFailure called when a script fails: the page then cannot hydrate */
  constructor(
    page: Document,
    private readonly onFailure: () => void,
  ) {
    this.list = JSON.parse(page.getElementById(SCRIPTS_ID)?.textContent ?? '') as ScriptList;
  }

  fetch(): void {
    if (this.fetched) return;
    this.fetched = true;
    let refused = false;
    // Under an `Integrity-Policy`, WebKit refuses every preload of a script and reports it. A fetch takes its place; the
    // first scripts need none, because `run` requests them next.
    const onerror = () => {
      if (refused) return;
      refused = true;
      request(this.list.preload);
    };
    preload(this.list.run, onerror);
    setTimeout(() => refused || preload(this.list.preload), REFUSAL_MS);
  }

  /** Fetches what the sheet of a dish needs. */
  fetchEarly(): void {
    request(this.list.early ?? {});
  }

  run(): void {
    this.fetch();
    const onerror = () => {
      loadDeferredImages();
      this.onFailure();
    };
    for (const [src, integrity] of Object.entries(this.list.run))
      append('script', { async: false, crossOrigin, integrity, onerror, src });
  }
}

/** Brings files into the cache. */
function request(files: Record<string, string>): void {
  for (const [address, integrity] of Object.entries(files))
    fetch(address, { integrity }).catch(() => undefined);
}

function preload(files: Record<string, string>, onerror: (() => void) | null = null): void {
  for (const [href, integrity] of Object.entries(files))
    append('link', {
      rel: 'preload',
      as: 'script',
      fetchPriority: 'low',
      crossOrigin,
      integrity,
      onerror,
      href,
    });
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return document.head.appendChild(Object.assign(document.createElement(name), attributes));
}
