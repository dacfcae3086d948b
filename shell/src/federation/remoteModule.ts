import { loadRemote } from '@module-federation/enhanced/runtime';
import type { PageModule } from '@asia/shared/contracts';
import { singletonsOf } from '../routes/routes';
import { RemoteError } from './RemoteError';

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

async function load(id: string): Promise<unknown> {
  // A container is a global variable, so the federation knows it by a name without hyphens.
  const [remote = '', expose = ''] = id.split('/');
  try {
    return await loadRemote(`${remote.replaceAll('-', '_')}/${expose}`);
  } catch (cause) {
    throw new RemoteError('unreachable', id, { cause });
  }
}

/**
 * Loads one exposed page of a remote and checks it before anything renders it.
 * @param id `remote/Expose`
 * @throws RemoteError
 */
export async function remotePage(id: string): Promise<PageModule> {
  // A companion that fails is reported by the page that needs it.
  for (const entry of singletonsOf(id)) onDemand[entry]?.().catch(() => undefined);
  const module = await load(id);
  if (!isPageModule(module)) throw new RemoteError('misshapen', id);
  return module;
}

/**
 * Loads one exposed function of a remote.
 * @param id `remote/Expose`
 * @throws RemoteError
 */
export async function remoteFunction<Result>(id: string): Promise<() => Promise<Result>> {
  const module = await load(id);
  const exported =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (typeof exported !== 'function') throw new RemoteError('misshapen', id);
  return exported as () => Promise<Result>;
}
