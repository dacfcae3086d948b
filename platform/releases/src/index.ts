export { liveRoutes, findRoute } from './liveRoutes';
export { buildCounts, type Counted } from './buildCounts';
export { checkRoom } from './checkRoom';
export { previewBuilds, releasePreview } from './preview';
export { releaseBuilds, retireApp, rollBackTo, type ReleaseResult } from './releaseBuilds';
export { findUnneeded, megabytes, removeUnneeded } from './prune';
export { listReleases } from './listReleases';
export { describeProvenance, escapeControls, takenBack } from './describeProvenance';
export { readable, rollbackTarget } from './rollbackTarget';
