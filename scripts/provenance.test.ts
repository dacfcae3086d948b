import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provenance, provenanceOfSources } from './provenance';

const mockRoot = { folder: '' };
jest.mock('@asia/release-store/root', () => ({
  get root() {
    return mockRoot.folder;
  },
}));

const { ASIA_BY } = process.env;

/** A checkout with one commit. */
function checkout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-checkout-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.email', 'ana@asia.example');
  git('config', 'user.name', 'Ana');
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(path.join(folder, '.gitignore'), 'dist\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Show the tip\n\nGuests asked.');
  mockRoot.folder = folder;
  return { folder, commit: git('rev-parse', 'HEAD') };
}

describe('the provenance of a release', () => {
  beforeEach(() => delete process.env.ASIA_BY);
  afterAll(() => {
    if (ASIA_BY !== undefined) process.env.ASIA_BY = ASIA_BY;
  });

  it('has the person and the commit of a clean tree, and says when it is not', () => {
    const { folder, commit } = checkout();
    const sources = { who: 'ana@asia.example', commit, subject: 'Show the tip' };
    expect(provenanceOfSources()).toEqual({ ...sources, clean: true });
    writeFileSync(path.join(folder, 'new.ts'), '');
    expect(provenanceOfSources('it is wanted')).toEqual({ ...sources, clean: false, why: 'it is wanted' });
    expect(provenance()).toEqual({ who: 'ana@asia.example' });
  });

  it('has the name that a pipeline gives itself', () => {
    const { commit } = checkout();
    process.env.ASIA_BY = 'pipeline 17';
    expect(provenanceOfSources()).toMatchObject({ who: 'pipeline 17', commit, clean: true });
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
