import { reasonOf } from './errors';
import type { LiveSite } from './store/LiveSite';

/** More are counted in `asia_files_not_whole`. */
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

/** Whether what is live now is whole: not what is still in memory. */
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
