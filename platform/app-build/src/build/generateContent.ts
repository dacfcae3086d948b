import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, firstAndMore } from '@asia/release-store';
import { runProgram } from '../runProgram';
import { root } from '../workspace';

const generate = () =>
  runProgram(path.join(root, 'node_modules/.bin/tsx'), ['platform/content-build/src/generate.ts'], {
    cwd: root,
  });

/**
 * Generates the files of the menu. Where the content has a mistake, an app that does not bring the menu is built with
 * what was generated last: the content is another team's.
 * @returns what is wrong there, in one line
 * @throws Error with the mistakes, when one of the apps brings the menu or nothing was generated yet
 */
export async function generateContent(apps: readonly string[], program = generate): Promise<string[]> {
  const { code, output } = await program();
  if (code === 0) {
    console.log(output.trim());
    return [];
  }
  const isGenerated = existsSync(path.join(root, 'shared/generated/pages.json'));
  if (!isGenerated || apps.some(bringsMenu)) throw new Error(output.trim());
  return [`content: ${firstAndMore(output.trim().split('\n'))}`];
}

/** Whether an app imports the menu: a new price changes no other app. */
export function bringsMenu(app: string): boolean {
  const folder = path.join(root, app, 'src');
  return filesBelow(folder).some(
    (file) =>
      /\.tsx?$/.test(file) &&
      readFileSync(path.join(folder, file), 'utf8').includes('@asia/shared/menu-data/'),
  );
}
