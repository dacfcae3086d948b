import { isSamePointer, type ReleasePointer } from '@asia/shared/contracts';
import { loadJson } from '@asia/shared/http';
import { Loadable, makeAutoObservable, retryLater } from '@asia/shared/ui';

/** Whether this tab has a network, and whether its release is still live. */
export class ReleaseStatus {
  /** No network: the tab may be out of date. */
  offline = false;
  private readonly live = new Loadable('releases', () => loadJson('/releases.json'));
  private cancelRetry = () => {};

  /** @param asOf when the page was last known to be live; null if unknown */
  constructor(
    private readonly pinned: ReleasePointer,
    readonly asOf: Date | null,
  ) {
    makeAutoObservable<this, 'pinned' | 'live' | 'cancelRetry'>(this, {
      pinned: false,
      live: false,
      cancelRetry: false,
      asOf: false,
    });
  }

  /** A new release is live: the next link loads a whole document. */
  get stale(): boolean {
    const { value } = this.live;
    return value !== undefined && !isSamePointer(value, this.pinned);
  }

  goOffline(): void {
    this.offline = true;
  }

  /** Fetches the live pointer. While offline, retries until the server answers: not every browser fires `online`. */
  async check(): Promise<void> {
    this.cancelRetry();
    this.live.expire();
    await this.live.load().then(
      () => this.goOnline(),
      () => {
        if (this.offline) this.cancelRetry = retryLater(() => void this.check());
      },
    );
  }

  private goOnline(): void {
    this.offline = false;
  }
}
