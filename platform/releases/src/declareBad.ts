import { listVersions, type ReleaseStore } from '@asia/release-store';
import { BAD } from './badBuilds';
import { readable } from './rollbackTarget';

/**
 * Declares a build bad: no later release, rollback or preview takes it, and no deployment names it as fallback.
 * @param version its first characters are enough
 * @returns sentences for the operator
 * @throws Error when no such build was ever live, when it is bad already, or without a reason
 */
export async function declareBad(
  store: ReleaseStore,
  app: string,
  version: string,
  why: string,
): Promise<string[]> {
  const history = readable(await store.deployments.history());
  const known = [...new Set(history.flatMap(({ pointer }) => listVersions(pointer)[app] ?? []))];
  const found = version && known.find((one) => one.startsWith(version));
  if (!found)
    throw new Error(
      `No build ${version} of ${app} was ever live. Live until now: ${known.join(', ') || 'none'}.`,
    );
  const reason = why.trim();
  if (!reason)
    throw new Error(`Say why ${app} ${found} is bad: npm run releases -- bad ${app} ${found} "why"`);
  if (!(await store.files.create(`${BAD}${app}/${found}`, Buffer.from(reason))))
    throw new Error(`${app} ${found} is bad already.`);
  const pointer = (await store.live())?.pointer;
  const fallback = pointer?.remotes.find(({ name }) => name === app)?.fallbackBuild?.version;
  return [
    `${app} ${found} is bad: ${reason}`,
    ...(listVersions(pointer)[app] === found ? [`It is live: npm run rollback -- ${app}`] : []),
    ...(fallback === found ? ['It is the fallback build of what is live, until the next release.'] : []),
  ];
}
