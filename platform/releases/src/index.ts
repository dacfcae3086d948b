export { loadCounts } from './loadCounts';
export { previewBuilds, releasePreview } from './preview';
export { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
export { explain } from './explain';
export { findUnneeded, removeUnneeded } from './prune';
export { readable, rollbackTarget } from './rollbackTarget';
