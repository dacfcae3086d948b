import path from 'node:path';

const root = path.resolve(__dirname, '../../shared/pictures');

/** The folders of the project's pictures; absolute. */
export const pictureFolders = {
  masters: path.join(root, 'masters'),
  web: path.join(root, 'web'),
  list: path.join(root, 'pictures.json'),
  photographs: path.join(root, 'photographs'),
};
