import { reasonOf } from './errors';
import type { LiveSite } from './store/LiveSite';

/** The answer of `GET /readyz`. */
export type Readiness =
  | { status: 'ready'; generation: string; releases: Readonly<Record<string, string>> }
  | {
      status: 'unavailable';
      /** What is wrong with the release store, for the operator. */
      reason: string;
      /** The generation that guests go on getting from memory, or null when they get nothing. */
      serving: string | null;
    };

/** Whether what is live now is whole: not what is still in memory. */
export async function readinessOf(liveSite: LiveSite): Promise<Readiness> {
  try {
    const { id, versions } = await liveSite.live();
    return { status: 'ready', generation: id, releases: versions };
  } catch (error) {
    return { status: 'unavailable', reason: reasonOf(error), serving: liveSite.lastServed };
  }
}
