import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/app-build';

/** Words that this tree once had of its own, where the field has others. */
const dialect =
  /\b(?:anew|misfits?|stands? in for|stand-ins?|unhurried|at hand|the house|comes? (?:alive|to life)|claims?|is told|are told)\b/i;

/** The history of names, what the owner reads, and pages that tests or commands write. */
const left =
  /^(?:shared\/CHANGELOG\.md|docs\/owner-files\.md|docs\/skew\.md|eslint\.config\.mjs|content\/.*)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|cjs|css|md)$/.test(file) && !left.test(file))
  .filter((file) => file !== 'scripts/words.test.ts' && existsSync(path.join(root, file)));

/** The prose of a file: all of a document, the comments of code. */
function proseOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return text.replace(/```.*?```/gs, '').split('\n');
  return [...text.matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/ .*$/gms)].flatMap(([comment]) => comment.split('\n'));
}

it('comments and documents use the words of the field', () => {
  const found = tracked.flatMap((file) =>
    proseOf(file)
      // A method of the platform.
      .filter((line) => dialect.test(line.replace('clients.claim', '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
