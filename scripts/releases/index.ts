export { appNames, buildApps, chooseApps, distOf, root, run, type Mode } from './build/buildApps';
export { publishBuild } from './build/publishBuild';
export { releaseApps } from './releaseApps';
export { releaseBuilds, retireApp, rollBackTo, versionsOf, type ReleaseResult } from './releaseBuilds';
export { rollbackTarget } from './rollbackTarget';
export { compressFolder } from './store/compress';
export { filesBelow, hashOf } from './store/hashes';
export { ReleaseStore, type Generation } from './store/ReleaseStore';
