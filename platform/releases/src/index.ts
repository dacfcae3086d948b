export { buildCounts, type Counted } from './buildCounts';
export { previewBuilds, releasePreview } from './preview';
export { releaseBuilds, retireApp, rollBackTo, type ReleaseResult } from './releaseBuilds';
export { findUnneeded, megabytes, removeUnneeded } from './prune';
export { listReleases } from './listReleases';
export { rollbackTarget } from './rollbackTarget';
