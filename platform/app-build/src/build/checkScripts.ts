import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';

/**
 * Nobody runs the web half of a build before guests do.
 * @param files scripts of a build, which are no modules, relative to `folder`
 * @throws Error that names file and line of the first script that does not parse
 */
export function checkScripts(app: string, folder: string, files: readonly string[]): void {
  for (const file of files) {
    const filename = `${app}/${file}`;
    try {
      new Script(readFileSync(path.join(folder, file), 'utf8'), { filename });
    } catch (error) {
      const { message, stack = '' } = error as SyntaxError;
      throw new Error(`${stack.split('\n')[0]} does not parse: ${message}`, { cause: error });
    }
  }
}
