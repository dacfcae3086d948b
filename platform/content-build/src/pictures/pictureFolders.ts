import path from 'node:path';
import { root } from '@asia/release-store/root';

const pictures = path.join(root, 'content/pictures');

export const pictureFolders = {
  masters: path.join(pictures, 'masters'),
  web: path.join(pictures, 'web'),
  list: path.join(pictures, 'pictures.json'),
  photographs: path.join(pictures, 'photographs'),
  share: path.join(pictures, 'share'),
  cache: path.join(root, '.cache/photographs'),
};
