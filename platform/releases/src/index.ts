export { buildCounts, type Counted } from './buildCounts';
export { previewBuilds, releasePreview } from './preview';
export { describeProvenance } from './describeProvenance';
export {
  releaseBuilds,
  retireApp,
  rollBackTo,
  rollBackTogether,
  type Guard,
  type ReleaseResult,
} from './releaseBuilds';
export { findUnneeded, megabytes, removeUnneeded } from './prune';
export { listReleases } from './listReleases';
export { readable, rollbackTarget } from './rollbackTarget';
