import { type ScriptList, SCRIPTS_ID } from '@asia/shared/contracts';
import { loadDeferredImages } from './loadDeferredImages';

/** `Integrity-Policy` lets no script run without it, whatever its hash. */
const crossOrigin = 'anonymous';

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
    preload(this.list.run);
    request(this.list.preload, 'low');
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
function request(files: Record<string, string>, priority?: RequestPriority): void {
  for (const [address, integrity] of Object.entries(files))
    fetch(address, { integrity, priority }).catch(() => undefined);
}

/** Under an `Integrity-Policy` WebKit refuses every preload of a script: there `run` is the first to request these. */
function preload(files: Record<string, string>): void {
  for (const [href, integrity] of Object.entries(files))
    append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', crossOrigin, integrity, href });
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return document.head.appendChild(Object.assign(document.createElement(name), attributes));
}
