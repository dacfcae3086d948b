import type { BuildManifest } from '@asia/shared/contracts';
import { hashesBelow } from '../hashes';
import type { ReleaseStore } from '../ReleaseStore';
import { writeFiles } from './writeFiles';

/** Adds files to a release store as a build. @param parts of its manifest */
export async function addDraft(
  store: ReleaseStore,
  files: Readonly<Record<string, string>>,
  parts: Pick<BuildManifest, 'version' | 'description'> & Partial<BuildManifest>,
  pictures?: ReadonlyMap<string, string>,
): Promise<BuildManifest> {
  const draft = writeFiles(files);
  const manifest: BuildManifest = {
    schema: 4,
    app: parts.description.name,
    own: { scripts: [], styles: [] },
    pages: {},
    fonts: [],
    files: hashesBelow(draft),
    integrity: {},
    pictures: [],
    ...parts,
  };
  await store.add(manifest, draft, pictures);
  return manifest;
}
