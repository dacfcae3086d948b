export {
  checkContent,
  contentOfTests,
  readLive,
  routesInDevelopment,
  type CheckedContent,
} from './checkContent';
export { recordBaseline, recordedBaseline } from './baseline/baselineOf';
export { guardContent } from './baseline/guardContent';
export { pullContent } from './baseline/pullContent';
export { pictureFolders } from './pictures/pictureFolders';
export { publishContent } from './publishContent';
export { readPictures } from './readPictures';
export { writeChanged } from './writeChanged';
