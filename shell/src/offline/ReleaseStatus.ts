import type { ReleasePointer } from '@asia/shared/contracts';
import { fetchJson } from '@asia/shared/http';
import { makeAutoObservable } from '@asia/shared/ui';

/** Pause between retries: not every browser fires `online`. */
const POLL_MS = 20_000;

/** Whether this tab has a network, and whether what it shows is still the live release. */
export class ReleaseStatus {
  /** There is no network: what the tab shows may be out of date. */
  offline = false;
  /** A new release is live: the next link loads a whole document. */
  stale = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param asOf when the page was last known to be live; null if unknown */
  constructor(
    private readonly pinned: ReleasePointer,
    readonly asOf: Date | null,
  ) {
    makeAutoObservable<this, 'pinned' | 'retryTimer'>(this, {
      pinned: false,
      asOf: false,
      retryTimer: false,
    });
  }

  goOffline(): void {
    this.offline = true;
  }

  /** Fetches the live pointer; while offline, retries until the server answers. */
  async check(): Promise<void> {
    clearTimeout(this.retryTimer);
    const answer = await fetchJson('/releases.json');
    if (answer.ok) this.update(answer.data);
    else if (this.offline) this.retryTimer = setTimeout(() => void this.check(), POLL_MS);
  }

  private update(live: unknown): void {
    this.offline = false;
    this.stale = JSON.stringify(live) !== JSON.stringify(this.pinned);
  }
}
