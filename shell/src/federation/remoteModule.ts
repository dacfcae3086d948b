import type { PageModule } from '@asia/shared/contracts';
import { LoadFailure } from '@asia/shared/ui';
import { singletonsOf } from '../routes/routes';
import { askAnew, federation } from './federation';

function isPageModule(module: unknown): module is PageModule {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const component: unknown = module.default;
  return (
    typeof component === 'function' ||
    (typeof component === 'object' && component !== null && '$$typeof' in component)
  );
}

/** Singletons that only some pages use: fetched beside the page instead of after it. */
const onDemand: Record<string, () => Promise<unknown>> = {
  'ui-forms': () => import(/* webpackChunkName: "ui-forms" */ '@asia/shared/ui-forms'),
};

/** The one way to the code of a remote. @param attempt above 0, the network is asked again */
async function load(id: string, attempt: number): Promise<unknown> {
  const [remote = '', expose = ''] = id.split('/');
  if (attempt > 0) await askAnew(remote);
  // A container is a global variable, so the federation knows it by a name without hyphens.
  return (await federation()).loadRemote(`${remote.replaceAll('-', '_')}/${expose}`);
}

/**
 * Loads one exposed page of a remote and checks it before anything renders it.
 * @param id `remote/Expose`
 * @throws LoadFailure, and what webpack or the federation runtime throws
 */
export async function remotePage(id: string, attempt: number): Promise<PageModule> {
  // A companion that fails is reported by the page that needs it.
  for (const entry of singletonsOf(id)) onDemand[entry]?.().catch(() => undefined);
  const module = await load(id, attempt);
  if (!isPageModule(module)) throw new LoadFailure('misshapen', id);
  return module;
}

/**
 * Loads one exposed function of a remote.
 * @param id `remote/Expose`
 * @throws LoadFailure, and what webpack or the federation runtime throws
 */
export async function remoteFunction<Result>(id: string, attempt: number): Promise<() => Promise<Result>> {
  const module = await load(id, attempt);
  const exported =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (typeof exported !== 'function') throw new LoadFailure('misshapen', id);
  return exported as () => Promise<Result>;
}
