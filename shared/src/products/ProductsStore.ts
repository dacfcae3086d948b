import { makeAutoObservable } from 'mobx';
import type { CategoryKey, ListedDish } from '../contracts';
import { type FetchFailure, loadJson } from '../http';
import { Loadable } from '../loading/Loadable';
import { LoadFailure } from '../loading/LoadFailure';
import { parseProducts } from './parseProducts';

/** How long the list stays fresh after the last page that shows it has gone. */
export const PRODUCTS_RETENTION_MS = 60_000;

/** null before the first fetch; pages treat it as pending. */
type ProductsStatus = null | 'pending' | 'success' | 'rejected';

const statuses = {
  idle: null,
  loading: 'pending',
  slow: 'pending',
  ready: 'success',
  failed: 'rejected',
} as const;

/** Drinks and kids' dishes from `GET /products`. */
export class ProductsStore {
  private url = '/products';
  private users = 0;
  private expiry: ReturnType<typeof setTimeout> | undefined;
  private readonly list = new Loadable('products', () => this.fetch());

  constructor() {
    makeAutoObservable<ProductsStore, 'url' | 'users' | 'expiry' | 'list'>(this, {
      url: false,
      users: false,
      expiry: false,
      list: false,
      inCategory: false,
    });
  }

  get items(): ListedDish[] {
    return this.list.value ?? [];
  }

  get status(): ProductsStatus {
    return statuses[this.list.phase];
  }

  /** Failure of the last fetch, also during a retry. */
  get failure(): FetchFailure | null {
    return (this.list.failure?.cause as FetchFailure | undefined) ?? null;
  }

  inCategory(category: CategoryKey): ListedDish[] {
    return this.items.filter((product) => product.category === category);
  }

  configure({ url }: { url: string }): void {
    this.url = url;
  }

  /** Fetches the list unless it is fresh or in flight; again after a failure. Never rejects: see `status`. */
  async load(): Promise<void> {
    await this.list.load().catch(() => undefined);
  }

  /**
   * Loads the list and keeps it fresh. {@link PRODUCTS_RETENTION_MS} after the last page released it, the list is
   * stale: the next page shows it while it fetches a new one. @returns release, to be called when the page goes
   */
  retain(): () => void {
    this.users += 1;
    clearTimeout(this.expiry);
    if (this.status !== 'rejected') void this.load();

    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.users -= 1;
      this.expireWhenUnused();
    };
  }

  private async fetch(): Promise<ListedDish[]> {
    const items = parseProducts(await loadJson(this.url), this.url);
    if (!items) throw new LoadFailure('misshapen', this.url, { cause: 'PARSING_ERROR' });
    this.expireWhenUnused();
    return items;
  }

  private expireWhenUnused(): void {
    if (this.users > 0) return;
    clearTimeout(this.expiry);
    this.expiry = setTimeout(() => this.list.expire(), PRODUCTS_RETENTION_MS);
  }
}
