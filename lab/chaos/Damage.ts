import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GENERATION, generationFile, parseGenerationFiles } from '@asia/release-store';
import type { Random } from './random';

/** A server names a file that is not whole within this time, or has repaired it. */
const LONGEST_MS = 60_000;

/** What is left of a file; null removes it. */
const harms: Record<string, (content: Buffer) => Buffer | null> = {
  removed: () => null,
  cut: (content) => content.subarray(0, Math.floor(content.length / 2)),
  altered: (content) => Buffer.from(content.map((byte) => byte ^ 1)),
};

/** Removes, cuts and alters files of what is live in the folders of servers, whatever they are. */
export class Damage {
  readonly problems: string[] = [];
  readonly counts = { repaired: 0, named: 0, replaced: 0 };

  /**
   * @param dirs folder of each server, which may be the same
   * @param origins addresses of the servers of a folder
   */
  constructor(
    private readonly dirs: readonly string[],
    private readonly origins: (dir: string) => string[],
    private readonly random: Random,
  ) {}

  /** Harms one file; puts it back once a server has named it. */
  async act(): Promise<void> {
    const dir = this.random.pick(this.dirs);
    const generation = await newest(dir).catch(() => '');
    const list = path.join(dir, 'generations', generation, GENERATION.files);
    const text = await readFile(list, 'utf8').catch(() => null);
    // A copy may not have it yet.
    if (text === null) return;
    const { needed, other } = parseGenerationFiles(JSON.parse(text));
    const name = this.random.pick(this.random.below(2) === 0 ? Object.keys(needed) : Object.keys(other));
    const file = path.join(dir, generationFile(generation, name));
    const content = await readFile(file).catch(() => null);
    if (!content || content.length === 0) return;
    const how = this.random.pick(Object.keys(harms));
    await write(file, harms[how]!(content));
    for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
      await this.random.pause(500, 500);
      if ((await readFile(file).catch(() => null))?.equals(content)) return void (this.counts.repaired += 1);
      if ((await newest(dir).catch(() => generation)) !== generation)
        return this.putBack(file, content, 'replaced');
      if (await this.isNamed(dir, name)) return this.putBack(file, content, 'named');
    }
    this.problems.push(`${name} of generation ${generation} was ${how}, and no server named it`);
    await write(file, content);
  }

  private async putBack(file: string, content: Buffer, as: 'named' | 'replaced'): Promise<void> {
    this.counts[as] += 1;
    await write(file, content).catch(() => undefined);
  }

  private async isNamed(dir: string, name: string): Promise<boolean> {
    const answers = this.origins(dir).map((origin) =>
      fetch(`${origin}/readyz`)
        .then((answer) => answer.text())
        .catch(() => ''),
    );
    return (await Promise.all(answers)).some((text) => text.includes(name));
  }
}

/** Folder of the newest generation that a server's folder knows. */
async function newest(dir: string): Promise<string> {
  const [last = ''] = (await readdir(path.join(dir, 'deployments'))).sort().reverse();
  const deployment: unknown = JSON.parse(await readFile(path.join(dir, 'deployments', last), 'utf8'));
  return (deployment as { folder: string }).folder;
}

/** In a file of its own: the builds of a chaos test share theirs by links. */
async function write(file: string, content: Buffer | null): Promise<void> {
  await rm(file, { force: true });
  if (content) await writeFile(file, content);
}
