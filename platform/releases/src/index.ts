export { badBuilds } from './badBuilds';
export { liveRoutes, findRoute } from './liveRoutes';
export { loadCounts } from './loadCounts';
export { declareBad } from './declareBad';
export { previewBuilds, releasePreview } from './preview';
export { releaseBuilds, retireApp, rollBackTo, type ReleaseResult } from './releaseBuilds';
export { findUnneeded, removeUnneeded } from './prune';
export { readable, rollbackTarget } from './rollbackTarget';
