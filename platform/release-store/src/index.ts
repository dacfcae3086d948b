export {
  copyBelow,
  copyFiles,
  DamagedFile,
  forEachConcurrently,
  readParsed,
  type BlobStore,
  type Stored,
} from './BlobStore';
export { listVersions, type Deployment, type Provenance } from './Deployment';
export { DeploymentLog, padded, pruneGenerations } from './DeploymentLog';
export { compressFolder, PAGE_QUALITY } from './compress';
export { contentType, isText } from './contentTypes';
export { firstAndMore } from './firstAndMore';
export { DRAFTS, FileSystemStore } from './FileSystemStore';
export {
  GENERATION,
  isNeeded,
  parseGenerationFiles,
  writeGenerationFiles,
  type GenerationFiles,
} from './Generation';
export {
  filesBelow,
  hashesBelow,
  computeHash,
  computeIntegrity,
  readJson,
  computeSum,
  computeVersion,
} from './hashes';
export { ALL_ENTRIES, CONTENT, pricesOf, readEntries } from './readEntries';
export { CELLS, readChanges, type Cells } from './contentChanges';
export {
  buildFile,
  ENTRIES,
  generationFile,
  isOfManyBuilds,
  isShared,
  CHUNKS,
  MANIFEST,
  SERVER_BUILDS,
  serverBuildOf,
  SOURCES,
  VERDICTS,
  sourcesRecord,
  webFile,
  type Prefix,
} from './names';
export { openStore } from './openStore';
export { ReleaseStore } from './ReleaseStore';
export { AUTHORED, FOR_OWNER, readOwnerView, type ForOwner, type OwnerView, type Reading } from './OwnerView';
export {
  addStatus,
  newestStatus,
  SHEET_LATE_MS,
  SHEET_LOOK_MS,
  statusSections,
  type SheetStatus,
  type TableStatus,
} from './SheetStatus';
export { tableName } from './tableName';
export { inOwnersWords, UnwritableStore } from './UnwritableStore';
export { DAY_MS, RETENTION } from './retention';
export { S3Store } from './S3Store';
export { spanishDay } from './spanishDay';
export { parseManifest, parsePointer, parseRoutes } from './schemas';
export { readWhole, type Bodies } from './readWhole';
export { undoAfter } from './undoSteps';
