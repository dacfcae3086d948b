import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PageModule } from '@asia/shared/contracts';

type Load = (id: string, attempt: number) => Promise<PageModule>;
type PageComponent = LazyExoticComponent<ComponentType<Record<string, unknown>>>;

interface Entry {
  component: PageComponent;
  attempt: number;
  /** Set while the prerendered page stays on show without its code: settles the waiting component. */
  thaw?: (module: PageModule) => void;
}

/** After this a guest reads that the connection is slow; the load itself goes on. */
export const SLOW_AFTER_MS = 10_000;

/** What keeps a prerendered page from coming alive: its code is late, or did not arrive. */
export type Trouble = 'slow' | 'failed';

/**
 * Gives each page its component, and decides what a failed load means:
 * while the prerendered page is on show its text stays readable, and the component waits for a retry;
 * anywhere else the failure reaches the nearest boundary, and a retry starts anew.
 */
export class PageLoader {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private readable: ReadonlyMap<string, Trouble> = new Map();
  private showsPrerendered = false;

  constructor(private readonly load: Load) {}

  /** From hydration until the first navigation. */
  startPrerendered(): void {
    this.showsPrerendered = true;
  }

  /** The prerendered page is gone: what failed behind it must now fail visibly or load. */
  leavePrerendered(): void {
    this.showsPrerendered = false;
    for (const [id, trouble] of this.readable) if (trouble === 'failed') this.entries.delete(id);
    this.setReadable(new Map());
  }

  component(id: string): PageComponent {
    return this.entry(id).component;
  }

  /** Loads ahead of need; a failure is left to the moment of need. */
  prefetch(id: string): Promise<PageModule | undefined> {
    return this.load(id, 0).catch(() => undefined);
  }

  /** How often this page has been tried again. */
  attempt(id: string): number {
    return this.entries.get(id)?.attempt ?? 0;
  }

  /** Pages that are readable and do not react yet, and why. */
  troubles = (): ReadonlyMap<string, Trouble> => this.readable;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Tries a failed page again.
   * @returns whether it arrived; false leaves everything as it was
   */
  async retry(id: string): Promise<boolean> {
    const attempt = this.attempt(id) + 1;
    const failed = this.entries.get(id);
    if (!failed?.thaw) {
      // A failed load is forgotten, not cached: the next render must reach the network again.
      this.entries.set(id, this.newEntry(id, attempt));
      this.notify();
      return true;
    }
    const module = await this.load(id, attempt).catch(() => undefined);
    if (!module) return false;
    failed.thaw(module);
    this.tell(id, null);
    return true;
  }

  private entry(id: string): Entry {
    const known = this.entries.get(id);
    if (known) return known;
    const entry = this.newEntry(id, 0);
    this.entries.set(id, entry);
    return entry;
  }

  private newEntry(id: string, attempt: number): Entry {
    const entry: Entry = { attempt, component: lazy(() => this.loadOrWait(id, entry)) };
    return entry;
  }

  private async loadOrWait(id: string, entry: Entry): Promise<PageModule> {
    const patience = setTimeout(() => this.showsPrerendered && this.tell(id, 'slow'), SLOW_AFTER_MS);
    try {
      return await this.load(id, entry.attempt);
    } catch (error) {
      if (!this.showsPrerendered) throw error;
      this.tell(id, 'failed');
      return new Promise((resolve) => (entry.thaw = resolve));
    } finally {
      clearTimeout(patience);
      if (this.readable.get(id) === 'slow') this.tell(id, null);
    }
  }

  private tell(id: string, trouble: Trouble | null): void {
    const next = new Map(this.readable);
    if (trouble) next.set(id, trouble);
    else next.delete(id);
    this.setReadable(next);
  }

  private setReadable(next: ReadonlyMap<string, Trouble>): void {
    this.readable = next;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
