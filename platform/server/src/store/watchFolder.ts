import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/**
 * Reports changes in a folder at once; network folders report nothing.
 * @param gone called when the folder was removed or replaced: the watch has ended
 * @returns undefined without such a folder
 */
export function watchFolder(folder: string, changed: () => void, gone: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, file) => {
      if (file === path.basename(folder)) gone();
      changed();
    });
    return watcher.on('error', gone);
  } catch {
    return undefined;
  }
}
