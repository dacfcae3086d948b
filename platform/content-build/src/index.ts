export {
  checkContent,
  contentOfTests,
  nothingLive,
  readLive,
  routesInDevelopment,
  type CheckedContent,
} from './checkContent';
export { publishContent } from './publishContent';
export { writeChanged } from './writeChanged';
