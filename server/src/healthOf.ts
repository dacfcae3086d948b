import { reasonOf } from './errors';
import type { ReleaseStore } from './store/ReleaseStore';

/** The answer of `GET /healthz`. */
export type Health =
  | { status: 'ok'; generation: string; releases: Readonly<Record<string, string>> }
  | {
      status: 'unavailable';
      /** What is wrong with the store, for the operator. */
      reason: string;
      /** The generation that guests go on getting from memory, or null when they get nothing. */
      serving: string | null;
    };

/** Looks at what is live now, not at what is still in memory. */
export async function healthOf(store: ReleaseStore): Promise<Health> {
  try {
    const { id, versions } = await store.live();
    return { status: 'ok', generation: id, releases: versions };
  } catch (error) {
    return { status: 'unavailable', reason: reasonOf(error), serving: store.lastServed };
  }
}
