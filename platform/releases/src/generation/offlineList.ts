import type { BuildManifest, OfflineList } from '@asia/shared/contracts';
import { webFile } from '@asia/release-store';
import { indexOf, type Composition } from './compose';

/**
 * What browsers precache for use without a network: the pages marked `offline`, every file of their builds and every entry of
 * the content, because a guest without a network opens dishes and fills the cart there.
 */
export function offlineList(composition: Composition): OfflineList {
  const { pointer, pages, manifests } = composition;
  const kept = pages.filter(({ offline }) => offline);
  const apps = new Set([
    'shell',
    ...kept.flatMap(({ owner, parts }) => [owner, ...parts].map(({ app }) => app)),
  ]);
  return {
    pointer,
    pages: Object.fromEntries(kept.map(({ path, head }) => [path, head.title])),
    files: Object.fromEntries<string>([
      ...[...apps].flatMap((app) => {
        const manifest = manifests[app];
        return manifest
          ? servedBy(manifest).map(
              ([file, hash]) => [`/${webFile(app, manifest.version, file)}`, hash] as const,
            )
          : [];
      }),
    ]),
    content: { ...indexOf(composition), brought: [...new Set(kept.flatMap(({ data }) => data))] },
  };
}

/** Scripts and styles, and the fonts and drawings of these. */
function servedBy({ files, integrity }: BuildManifest): [file: string, integrity: string][] {
  const assets = Object.entries(files).flatMap(([name, hash]): [string, string][] => {
    const [, file] = /^web\/(assets\/.*)/.exec(name) ?? [];
    return file ? [[file, `sha256-${Buffer.from(hash, 'hex').toString('base64')}`]] : [];
  });
  return [...Object.entries(integrity), ...assets];
}
