import { CONTENT, listVersions, type ReleaseStore } from '@asia/release-store';
import { describeProvenance, type Guard, readable } from '@asia/releases';
import type { BuildManifest } from '@asia/shared/contracts';
import { git } from './provenance';

/**
 * Refuses apps whose live build comes from a commit that these sources lack: an older pipeline that ends last, a
 * checkout that is behind. Content has a guard of its own. Says where it cannot know.
 * @param commit of the sources of the builds
 */
export function refuseOlderSources(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
  commit: string | undefined,
): Guard {
  const said = new Set<string>();
  const say = (note: string) => {
    if (!said.has(note)) console.warn(note);
    said.add(note);
    return [];
  };
  return async (live) => {
    const changing = builds.filter(
      ({ app, version }) => app !== CONTENT && live[app] && live[app] !== version,
    );
    const deployments = changing.length > 0 ? readable(await store.deployments.history()) : [];
    return changing.flatMap(({ app }) => {
      const build = `${app} ${live[app]}`;
      const made = deployments.find(
        ({ changed, pointer, provenance }) =>
          changed.includes(app) && listVersions(pointer)[app] === live[app] && provenance?.commit,
      );
      const before = made?.provenance?.commit;
      if (!made || !before || !/^[0-9a-f]{7,64}$/.test(before))
        return say(`${build} has no commit on record: it may be newer than these sources.`);
      if (!commit) return say(`These sources have no commit: the live ${build} may be newer than they are.`);
      if (git('merge-base', '--is-ancestor', before, commit) !== undefined) return [];
      const isThere = git('cat-file', '-e', `${before}^{commit}`) !== undefined;
      if (!isThere && git('rev-parse', '--is-shallow-repository') === 'true')
        return say(
          `This clone is shallow and lacks ${before.slice(0, 8)}: the live ${build} may be newer than these sources.`,
        );
      const who = describeProvenance(made.provenance);
      return `${build} is live since ${made.at} (${who}), and these sources lack that commit: pull first. To release older sources on purpose: --older`;
    });
  };
}
