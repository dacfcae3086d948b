import { type PageModule, readExposeId } from '@asia/shared/contracts';
import { Loadable, memoizeByKey } from '@asia/shared/ui';
import { exposes } from '../../app';
import { activateFallback, rememberBroken } from '../remotes/fallbackBuilds';
import { loadRemotePage } from '../remotes/remoteModule';

const shellPages = Object.fromEntries<() => Promise<PageModule>>(
  Object.entries(exposes).map(([name, load]) => [`shell/${name}`, load]),
);

/** The code of a page or widget by its id `app/Expose`, from the shell's own chunks or from a remote. */
export const pageModule = memoizeByKey(
  (id: string) => new Loadable(id, (attempt) => shellPages[id]?.() ?? loadRemotePage(id, attempt)),
);

/** Ids of exposes that have thrown during a render. */
export const thrown = new Set<string>();

/** Switches a remote that throws to its fallback build, once. @returns whether it did */
export function switchToFallback(id: string): boolean {
  thrown.add(id);
  const { app } = readExposeId(id);
  rememberBroken(app);
  if (!activateFallback(app)) return false;
  pageModule(id).discard();
  return true;
}
