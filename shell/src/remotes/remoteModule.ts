import { type PageModule, readExposeId } from '@asia/shared/contracts';
import { LoadFailure } from '@asia/shared/ui';
import { singletonsOf } from '../routing/routes';
import { activateFallback, fallbackBuildOf, rememberBroken, usesFallback } from './fallbackBuilds';
import { loadExpose, reregisterRemotes } from './federationHost';
import { usedRemotes } from './usedRemotes';

const readDefault = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;

function isPageModule(module: unknown): module is PageModule {
  const component = readDefault(module);
  // `memo` and `lazy` return objects.
  const isObject = typeof component === 'object' && component !== null;
  return typeof component === 'function' || (isObject && '$$typeof' in component);
}

/** Singletons that only some pages use: fetched together with the page instead of after it. */
const onDemand: Record<string, () => Promise<unknown>> = {
  'ui-forms': () => import(/* webpackChunkName: "ui-forms" */ '@asia/shared/ui-forms'),
};

/** Remotes whose code runs already: their script is not requested again; their other files come from the same build. */
const running = new Set<string>();

async function loadFrom(remote: string, expose: string): Promise<PageModule> {
  const module = await loadExpose(remote, expose);
  if (!isPageModule(module)) throw new LoadFailure('misshapen', `${remote}/${expose}`);
  running.add(remote);
  return module;
}

/**
 * Loads an expose from the pinned build or, when that fails to load or has unexpected exports, from the fallback build.
 * @param attempt above 0, the script of the remote is requested again
 */
async function load(id: string, attempt: number): Promise<PageModule> {
  const { app: remote, expose } = readExposeId(id);
  if (usesFallback(remote)) return loadFallback(remote, expose);
  try {
    if (attempt > 0 && !running.has(remote))
      await reregisterRemotes(usedRemotes().filter(({ name }) => name === remote));
    return await loadFrom(remote, expose);
  } catch (cause) {
    const failure = LoadFailure.of(cause, id);
    if (failure.kind === 'misshapen' || failure.kind === 'broken') rememberBroken(remote);
    const fallback = await loadFallback(remote, expose).catch(() => undefined);
    if (!fallback) throw cause;
    console.error(failure);
    activateFallback(remote);
    return fallback;
  }
}

async function loadFallback(remote: string, expose: string): Promise<PageModule> {
  const fallback = fallbackBuildOf(remote);
  if (!fallback) throw new LoadFailure('missing', `${remote}/${expose}`);
  if (!running.has(fallback.name)) await reregisterRemotes([fallback]);
  return loadFrom(fallback.name, expose);
}

/** Loads and checks a page `remote/Expose`. @throws LoadFailure, and what webpack or the federation runtime throws */
export async function loadRemotePage(id: string, attempt: number): Promise<PageModule> {
  // If one of them fails, the page that needs it reports it.
  for (const name of singletonsOf(id)) onDemand[name]?.().catch(() => undefined);
  return load(id, attempt);
}
