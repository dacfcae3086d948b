import type { ComponentType } from 'react';
import { loadRemote } from '@module-federation/enhanced/runtime';
import remotesTable from '../../../remotes.json';
import type { PageEntry } from '@asia/shared/contracts';
import { RemoteError } from './RemoteError';

/** What a remote page or widget must be: a component as the default export. */
export interface RemotePageModule {
  default: ComponentType<Record<string, unknown>>;
}

/** The federation runtime names containers, the table names remotes. */
const containers = new Map(remotesTable.remotes.map(({ name, container }) => [name, container]));

function isPageModule(module: unknown): module is RemotePageModule {
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

const companions = new Map<string, string[]>(
  remotesTable.remotes.flatMap(({ name, pages }) =>
    (pages as PageEntry[]).map(({ expose, singletons = [] }) => [`${name}/${expose}`, singletons] as const),
  ),
);

async function load(id: string): Promise<unknown> {
  const [remote = '', expose = ''] = id.split('/');
  try {
    return await loadRemote(`${containers.get(remote) ?? remote}/${expose}`);
  } catch (cause) {
    throw new RemoteError('unreachable', id, { cause });
  }
}

/**
 * Loads one exposed page of a remote and checks it before anything renders it.
 * @param id `remote/Expose` as in `remotes.json`
 * @throws RemoteError
 */
export async function remotePage(id: string): Promise<RemotePageModule> {
  // A companion that fails is reported by the page that needs it.
  for (const entry of companions.get(id) ?? []) onDemand[entry]?.().catch(() => undefined);
  const module = await load(id);
  if (!isPageModule(module)) throw new RemoteError('misshapen', id);
  return module;
}

/**
 * Loads one exposed function of a remote.
 * @param id `remote/Expose` as in `remotes.json`
 * @throws RemoteError
 */
export async function remoteFunction<Result>(id: string): Promise<() => Promise<Result>> {
  const module = await load(id);
  const exported =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (typeof exported !== 'function') throw new RemoteError('misshapen', id);
  return exported as () => Promise<Result>;
}
