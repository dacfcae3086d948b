import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PageModule } from './sitePages';

type Load = (id: string, attempt: number) => Promise<PageModule>;
type PageComponent = LazyExoticComponent<ComponentType<Record<string, unknown>>>;

interface Entry {
  component: PageComponent;
  attempt: number;
  /** Set while the prerendered page stays on show without its code: settles the waiting component. */
  thaw?: (module: PageModule) => void;
}

/**
 * Gives each page its component, and decides what a failed load means:
 * while the prerendered page is on show its text stays readable, and the component waits for a retry;
 * anywhere else the failure reaches the nearest boundary, and a retry starts anew.
 */
export class PageLoader {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private frozen: ReadonlySet<string> = new Set();
  private showsPrerendered = false;

  constructor(private readonly load: Load) {}

  /** From hydration until the first navigation. */
  startPrerendered(): void {
    this.showsPrerendered = true;
  }

  /** The prerendered page is gone: what failed behind it must now fail visibly or load. */
  leavePrerendered(): void {
    this.showsPrerendered = false;
    for (const id of this.frozen) this.entries.delete(id);
    this.setFrozen(new Set());
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

  /** Pages that are readable and do not react, because their code did not arrive. */
  frozenPages = (): ReadonlySet<string> => this.frozen;

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
    failed.attempt = attempt;
    const module = await this.load(id, attempt).catch(() => undefined);
    if (!module) return false;
    failed.thaw(module);
    this.setFrozen(new Set([...this.frozen].filter((other) => other !== id)));
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
    try {
      return await this.load(id, entry.attempt);
    } catch (error) {
      if (!this.showsPrerendered) throw error;
      this.setFrozen(new Set([...this.frozen, id]));
      return new Promise((resolve) => (entry.thaw = resolve));
    }
  }

  private setFrozen(next: ReadonlySet<string>): void {
    this.frozen = next;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
