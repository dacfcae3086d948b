export { authoredIn, TABLES } from './authoredFiles';
export {
  checkContent,
  contentFolder,
  readTestContent,
  routesInDevelopment,
  type CheckedContent,
} from './checkContent';
export { checkOwnContent } from './checkOwnContent';
export { readLiveContent } from './readLive';
export { recordBaseline, recordedBaseline } from './baseline/findBaseline';
export { guardContent, guardWorkbook } from './baseline/guardContent';
export { pullContent } from './baseline/pullContent';
export { pictureFolders } from './pictures/pictureFolders';
export { storeContent } from './storeContent';
export { readPictures } from './readPictures';
export { followSheets } from './follow/followSheets';
export { SheetFollower, type Look } from './follow/SheetFollower';
export { readWorkbook, type Workbook } from './sheets/readWorkbook';
export { writeTemplate } from './sheets/template';
export { writeChanged } from './writeChanged';
