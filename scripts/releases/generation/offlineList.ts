import type { BuildManifest, OfflineList } from '@asia/shared/contracts';
import type { Composition } from './compose';

/**
 * What browsers keep of a site to open it without a network: the pages that ask for it, and every file of the builds that
 * bring them, because a guest without a network opens dishes and fills the cart there.
 */
export function offlineList({ pointer, pages, manifests }: Composition): OfflineList {
  const kept = pages.filter(({ offline }) => offline);
  const apps = new Set([
    'shell',
    ...kept.flatMap(({ owner, parts }) => [owner, ...parts].map(({ app }) => app)),
  ]);
  const bases = new Map([
    ['shell', pointer.shell.base],
    ...pointer.remotes.map(({ name, base }) => [name, base] as const),
  ]);
  return {
    pointer,
    pages: Object.fromEntries(kept.map(({ path, head }) => [path, head.title])),
    files: Object.fromEntries(
      [...apps].flatMap((app) => {
        const manifest = manifests[app];
        return manifest ? servedBy(manifest).map(([file, hash]) => [`${bases.get(app)}${file}`, hash]) : [];
      }),
    ),
  };
}

/** Scripts and styles with their hash, fonts and drawings without. */
function servedBy({ files, integrity }: BuildManifest): [file: string, integrity: string][] {
  const assets = Object.keys(files).flatMap((file) => /^web\/(assets\/.*)/.exec(file)?.[1] ?? []);
  return [...Object.entries(integrity), ...assets.map((file): [string, string] => [file, ''])];
}
