import { reasonOf } from './errors';
import type { LiveSite } from './store/LiveSite';

/** Most files that the answer names; `asia_files_not_whole` counts all of them. */
const MAX_FAULTS = 20;

/** The answer of `GET /readyz`. */
export type Readiness =
  | {
      status: 'ready';
      generation: string;
      releases: Readonly<Record<string, string>>;
      /** The first damaged files; guests get the site without them. */
      degraded?: string[];
    }
  | {
      status: 'unavailable';
      /** Problems of the release store, for the operator. */
      reason: string;
      /** The generation that guests get from memory, or null if they get none. */
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
