export { appNames, buildApps, recordSources, root, run } from './build/buildApps';
export { publishApps } from './build/publishBuild';
export { checkTypes, compactErrors, compilerCommand, wholeProjects } from './contract/checkTypes';
export { runProgram, type Outcome } from './runProgram';
export { describe, distOf } from './workspace';
