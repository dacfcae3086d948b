import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { provenance, provenanceOfSources } from './provenance';

const mockRoot = { folder: '' };
jest.mock('@asia/release-store/root', () => ({
  get root() {
    return mockRoot.folder;
  },
}));

/** A checkout with one commit. */
function checkout() {
  const folder = writeFiles({ 'package-lock.json': '{}', '.gitignore': 'dist\n' });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.email', 'ana@asia.example');
  git('config', 'user.name', 'Ana');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Show the tip\n\nGuests asked.');
  mockRoot.folder = folder;
  return { folder, commit: git('rev-parse', 'HEAD') };
}

describe('the provenance of a release', () => {
  beforeEach(() => delete process.env.ASIA_BY);

  it('has the person or the pipeline, and the commit of a clean or unclean tree', () => {
    const { folder, commit } = checkout();
    const sources = { who: 'ana@asia.example', commit, subject: 'Show the tip' };
    expect(provenanceOfSources()).toEqual({ ...sources, clean: true });
    writeFiles({ 'new.ts': '' }, folder);
    expect(provenanceOfSources('it is wanted')).toEqual({ ...sources, clean: false, why: 'it is wanted' });
    expect(provenance()).toEqual({ who: 'ana@asia.example' });
    process.env.ASIA_BY = 'pipeline 17';
    expect(provenanceOfSources()).toMatchObject({ who: 'pipeline 17', commit });
  });

  it('has no commit in a folder that a repository ignores, and no more than a name without git', () => {
    const { folder } = checkout();
    mockRoot.folder = path.join(folder, 'dist');
    mkdirSync(mockRoot.folder);
    expect(provenanceOfSources()).toEqual({ who: 'ana@asia.example' });
    // As on a host without git, the program cannot be started.
    mockRoot.folder = path.join(folder, 'none');
    expect(provenanceOfSources('a price')).toEqual({ who: 'unknown', why: 'a price' });
  });
});
