import type { ReleasePointer } from '@asia/shared/contracts';
import { fetchJson } from '@asia/shared/http';
import { makeAutoObservable } from '@asia/shared/ui';

/** Pause before the server is asked again: not every browser tells when the network is back. */
const REST_MS = 20_000;

/** Whether this tab has a network, and whether what it shows is still the live release. */
export class ReleaseStatus {
  /** There is no network: what the tab shows may be out of date. */
  offline = false;
  /** Something was released meanwhile: the next link loads a whole page. */
  stale = false;
  private asking: ReturnType<typeof setTimeout> | undefined;

  /** @param asOf when the page was last known to be live; null if unknown */
  constructor(
    private readonly pinned: ReleasePointer,
    readonly asOf: Date | null,
  ) {
    makeAutoObservable<this, 'pinned' | 'asking'>(this, { pinned: false, asOf: false, asking: false });
  }

  goOffline(): void {
    this.offline = true;
  }

  /** Asks what is live, and goes on asking while nobody answers. */
  async check(): Promise<void> {
    clearTimeout(this.asking);
    const answer = await fetchJson('/releases.json');
    if (answer.ok) this.learn(answer.data);
    else if (this.offline) this.asking = setTimeout(() => void this.check(), REST_MS);
  }

  private learn(live: unknown): void {
    this.offline = false;
    this.stale = JSON.stringify(live) !== JSON.stringify(this.pinned);
  }
}
