export { appNames, buildApps, recordSources, root } from './build/buildApps';
export { storeApps } from './build/storeBuild';
export { checkTypes, compactErrors, compilerCommand, wholeProjects } from './record/checkTypes';
export { runProgram, type Outcome } from './runProgram';
export { describe, distOf } from './workspace';
