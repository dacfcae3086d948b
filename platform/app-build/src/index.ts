export { appNames, buildApps, chooseApps, root, run } from './build/buildApps';
export { publishApps } from './build/publishBuild';
export { checkTypes, compactErrors, compilerCommand } from './contract/checkTypes';
export { runProgram, type Outcome } from './runProgram';
export { distOf } from './workspace';
