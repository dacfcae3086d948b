export { appNames, buildApps, chooseApps, distOf, root, run, type Mode } from './build/buildApps';
export { bringsMenu } from './build/generateContent';
export { publishApps } from './build/publishApps';
export { checkTypes, compactErrors, compilerCommand } from './contract/checkTypes';
export { runProgram, type Outcome } from './runProgram';
export { withProgress } from './withProgress';
