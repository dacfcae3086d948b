import { execFileSync } from 'node:child_process';
import type { Provenance } from '@asia/release-store';
import { root } from '@asia/release-store/root';

/** Output of git; undefined on a host without git or outside of a repository. */
export function git(...words: string[]): string | undefined {
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

/** The person who runs this command, and the reason. A pipeline or a host sets `ASIA_BY`. */
export const provenance = (why?: string): Provenance => ({
  who: process.env.ASIA_BY || git('config', 'user.email') || 'unknown',
  ...(why && { why }),
});

export function provenanceOfSources(why?: string): Provenance {
  // Tools without sources may lie in a folder that a repository ignores.
  const isCheckout = git('ls-files', 'package-lock.json');
  const [commit, subject = ''] = (isCheckout && git('log', '-1', '--format=%H%n%s')?.split('\n')) || [];
  const sources = commit && { commit, subject, clean: git('status', '--porcelain', '.') === '' };
  return { ...provenance(why), ...sources };
}
