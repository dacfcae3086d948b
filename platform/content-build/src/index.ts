export {
  checkContent,
  contentOfTests,
  nothingLive,
  readLive,
  routesInDevelopment,
  type CheckedContent,
} from './checkContent';
export { recordBaseline, recordedBaseline } from './baseline/baselineOf';
export { guardContent } from './baseline/guardContent';
export { pullContent } from './baseline/pullContent';
export { publishContent } from './publishContent';
export { writeChanged } from './writeChanged';
