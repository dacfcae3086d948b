// Stands in for the federation runtime: everything that remotes expose lies in the same bundle.
import { exposes } from 'every-expose';

export function registerRemotes(): void {}

/** @param id `container/Expose` */
export function loadRemote(id: string): Promise<unknown> {
  const load = exposes[id];
  return load ? load() : Promise.reject(new Error(`Nothing exposes ${id}.`));
}
