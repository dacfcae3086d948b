import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CategoryKey, ListedDish } from '../contracts';
import { fetchJson, type FetchFailure } from '../http';
import { PRODUCTS_RETENTION_MS } from '../loading/deadlines';
import { parseProducts } from './parseProducts';

/** null before the first fetch; pages treat it as pending. */
type ProductsStatus = null | 'pending' | 'success' | 'rejected';

/** Drinks and kids' dishes from `GET /products`. */
export class ProductsStore {
  items: ListedDish[] = [];
  status: ProductsStatus = null;
  /** Why the last fetch failed. */
  failure: FetchFailure | null = null;

  private url = '/products';
  /** The next page still shows the list, and fetches it again. */
  private stale = false;
  private users = 0;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | null = null;

  constructor() {
    makeAutoObservable<ProductsStore, 'url' | 'users' | 'stale' | 'forgetting' | 'fetching'>(this, {
      items: observableRef,
      failure: observableRef,
      url: false,
      stale: false,
      users: false,
      forgetting: false,
      fetching: false,
      inCategory: false,
    });
  }

  /** The products of a category. */
  inCategory(category: CategoryKey): ListedDish[] {
    return this.items.filter((product) => product.category === category);
  }

  /** Sets the address of the list, before the first fetch. */
  configure({ url }: { url: string }): void {
    this.url = url;
  }

  /** Fetches the list unless it is fresh or in flight. Never rejects: see `status`. */
  load(): Promise<void> {
    if (this.status === 'success' && !this.stale) return Promise.resolve();
    this.fetching ??= this.fetch();
    return this.fetching;
  }

  /** Fetches the list again after a failure. */
  retry(): Promise<void> {
    return this.load();
  }

  /**
   * Call when a page shows the list. {@link PRODUCTS_RETENTION_MS} after the last such page is gone, the list
   * is stale: the next page shows it while it fetches a new one.
   * @returns release, to be called when the page goes
   */
  retain(): () => void {
    this.users += 1;
    clearTimeout(this.forgetting);
    if (this.status === null || this.stale) void this.load();

    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.users -= 1;
      this.forgetWhenUnused();
    };
  }

  private async fetch(): Promise<void> {
    if (!this.stale) this.status = 'pending';
    const answer = await fetchJson(this.url);
    const items = answer.ok ? parseProducts(answer.data, this.url) : null;
    const failure = answer.ok ? 'PARSING_ERROR' : answer.error;
    runInAction(() => {
      this.fetching = null;
      if (items) {
        this.items = items;
        this.failure = null;
        this.stale = false;
        this.status = 'success';
        this.forgetWhenUnused();
      } else if (!this.stale) {
        this.failure = failure;
        this.status = 'rejected';
      }
    });
    if (!items) console.error('The products did not load', failure);
  }

  private forgetWhenUnused(): void {
    if (this.users > 0) return;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.stale = this.status === 'success'), PRODUCTS_RETENTION_MS);
  }
}
