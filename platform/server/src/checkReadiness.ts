import { reasonOf } from './errors';
import type { LiveSite } from './store/LiveSite';

/** The answer of `GET /readyz`. */
export type Readiness =
  | {
      status: 'ready';
      generation: string;
      releases: Readonly<Record<string, string>>;
    }
  | {
      status: 'unavailable';
      /** Problems of the release store, for the operator. */
      reason: string;
      /** The generation that guests get from memory, or null if they get none. */
      serving: string | null;
    };

/** Reports whether the live generation is whole, even while an older one is served from memory. */
export function checkReadiness(liveSite: LiveSite): Readiness {
  try {
    const { id, versions } = liveSite.live();
    return { status: 'ready', generation: id, releases: versions };
  } catch (error) {
    return { status: 'unavailable', reason: reasonOf(error), serving: liveSite.lastGood?.id ?? null };
  }
}
