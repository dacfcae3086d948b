import { execFileSync } from 'node:child_process';
import type { Provenance } from '@asia/release-store';
import { root } from '@asia/release-store/root';

/** What git prints; undefined on a host without git or outside of a repository. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Who runs this command, and why: of a pipeline or a host, `ASIA_BY` says it. */
export const provenance = (why?: string): Provenance => ({
  who: process.env.ASIA_BY || git('config', 'user.email') || 'unknown',
  ...(why && { why }),
});

/** Besides, the commit that the sources come from. */
export function provenanceOfSources(why?: string): Provenance {
  // Tools without sources may lie in a folder that a repository ignores.
  const isCheckout = git('ls-files', 'package-lock.json');
  const [commit, subject = ''] = (isCheckout && git('log', '-1', '--format=%H%n%s')?.split('\n')) || [];
  const sources = commit && { commit, subject, clean: git('status', '--porcelain', '.') === '' };
  return { ...provenance(why), ...sources };
}
