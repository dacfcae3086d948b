export { DamagedFile, forEachOf, readParsed, type Backing, type Stored } from './Backing';
export { Claims, forgetPages, padded, versionsOf, type Claim } from './Claims';
export { contentType, isText } from './contentTypes';
export { DRAFTS, FolderBacking } from './FolderBacking';
export { LocalCopy } from './LocalCopy';
export { openStore } from './openStore';
export { S3Backing } from './S3Backing';
