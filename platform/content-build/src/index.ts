export { authoredIn } from './authoredFiles';
export {
  checkContent,
  checkOwnContent,
  contentFolder,
  readTestContent,
  readLiveContent,
  routesInDevelopment,
  type CheckedContent,
} from './checkContent';
export { recordBaseline, recordedBaseline } from './baseline/findBaseline';
export { guardContent, guardSheets } from './baseline/guardContent';
export { pullContent } from './baseline/pullContent';
export { pictureFolders } from './pictures/pictureFolders';
export { storeContent } from './storeContent';
export { readPictures } from './readPictures';
export { followSheets } from './follow/followSheets';
export { SheetFollower } from './follow/SheetFollower';
export { readSheets, type Sheets } from './sheets/readSheets';
export { templateSheets } from './sheets/template';
export { writeChanged } from './writeChanged';
