import { webFile } from '@asia/release-store';
import type { BuildManifest, OfflineList } from '@asia/shared/contracts';
import type { Composition } from './compose';

/**
 * The list for the offline worker: pages with `offline`, every file of their builds, every entry of the content. With
 * these files, a guest without a network opens dishes and fills the cart.
 */
export function offlineList({ pointer, pages, manifests, index }: Composition): OfflineList {
  const kept = pages.filter(({ offline }) => offline);
  const apps = new Set([
    'shell',
    ...kept.flatMap(({ owner, widgets }) => [owner, ...widgets].map(({ app }) => app)),
  ]);
  return {
    pointer,
    pages: Object.fromEntries(kept.map(({ path, head }) => [path, head.title])),
    files: Object.fromEntries([...apps].flatMap((app) => (manifests[app] ? servedBy(manifests[app]) : []))),
    content: { ...index, brought: [...new Set(kept.flatMap(({ data }) => data))] },
  };
}

/** Scripts and styles, and the fonts and drawings of these, by their address. */
function servedBy({ app, version, files, integrity }: BuildManifest): [address: string, integrity: string][] {
  const assets = Object.entries(files).flatMap(([name, hash]): [string, string][] => {
    const [, file] = /^web\/(assets\/.*)/.exec(name) ?? [];
    return file ? [[file, `sha256-${Buffer.from(hash, 'hex').toString('base64')}`]] : [];
  });
  return [...Object.entries(integrity), ...assets].map(([file, hash]) => [
    `/${webFile(app, version, file)}`,
    hash,
  ]);
}
