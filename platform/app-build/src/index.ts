export { appNames, buildApps, chooseApps, distOf, root, run } from './build/buildApps';
export { publishApps } from './build/publishApps';
export { checkTypes, compactErrors, compilerCommand } from './contract/checkTypes';
export { runProgram, type Outcome } from './runProgram';
