import { reasonOf } from './errors';
import type { LiveSite } from './store/LiveSite';

/** Files that the answer names; `asia_files_not_whole` counts all of them. */
const MAX_FAULTS = 20;

/** The answer of `GET /readyz`. */
export type Readiness =
  | {
      status: 'ready';
      generation: string;
      releases: Readonly<Record<string, string>>;
      /** Files that are not whole, the first of them; guests get the site without them. */
      degraded?: string[];
    }
  | {
      status: 'unavailable';
      /** What is wrong with the release store, for the operator. */
      reason: string;
      /** The generation that guests go on getting from memory, or null when they get nothing. */
      serving: string | null;
    };

/** Reports whether the live generation is whole, even while an older one is served from memory. */
export async function checkReadiness(liveSite: LiveSite): Promise<Readiness> {
  try {
    const { id, versions } = await liveSite.live();
    const degraded = liveSite.files.faults.slice(0, MAX_FAULTS);
    return {
      status: 'ready',
      generation: id,
      releases: versions,
      ...(degraded.length > 0 && { degraded }),
    };
  } catch (error) {
    return { status: 'unavailable', reason: reasonOf(error), serving: liveSite.lastGood?.id ?? null };
  }
}
