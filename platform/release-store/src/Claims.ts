import type { ReleasePointer } from '@asia/shared/contracts';
import { parsePointer } from './schemas';
import { readParsed, type Backing } from './Backing';

/** One generation: what went live, when and why. */
export interface Claim {
  /** From 1; the highest one is live. */
  number: number;
  /** Its folder below `generations/`. */
  folder: string;
  /** ISO 8601. */
  at: string;
  action: 'release' | 'rollback' | 'retire';
  /** Apps whose build it changed. */
  changed: string[];
  pointer: ReleasePointer;
}

const CLAIMS = 'claims/';
const nameOf = (number: number) => `${CLAIMS}${padded(number)}.json`;

/** Six digits, so that names sort like numbers. */
export const padded = (number: number) => String(number).padStart(6, '0');

/** Version by app of what is live. */
export function versionsOf(pointer: ReleasePointer | null | undefined): Record<string, string> {
  if (!pointer) return {};
  const remotes = pointer.remotes.map(({ name, version }) => [name, version] as const);
  return Object.fromEntries([['shell', pointer.shell.version] as const, ...remotes]);
}

/** The claims of a store: each generation claims the next number, which only one writer can. */
export class Claims {
  constructor(private readonly store: Backing) {}

  /** Newest first. */
  async numbers(above = 0): Promise<number[]> {
    const files = await this.store.list(CLAIMS, nameOf(above));
    return files
      .flatMap(({ name }) => /(\d+)\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .reverse();
  }

  /** @throws Error when there is no such claim, or it is damaged */
  async read(number: number): Promise<Claim> {
    const claim = await readParsed(this.store, nameOf(number), (said) => {
      const { pointer, ...rest } = said as Claim;
      return { ...rest, pointer: parsePointer(pointer) };
    });
    if (!claim) throw new Error(`${this.store.place} has no generation ${number}.`);
    return claim;
  }

  /** What is live, or null before the first release. */
  async newest(): Promise<Claim | null> {
    const [number] = await this.numbers();
    return number === undefined ? null : this.read(number);
  }

  /** @returns false when another writer has that number */
  async take(claim: Claim): Promise<boolean> {
    const content = Buffer.from(`${JSON.stringify(claim, null, 2)}\n`);
    if (await this.store.create(nameOf(claim.number), content)) return true;
    // Over a network an answer may be lost: a second try then finds that the first one took the name.
    return (await this.read(claim.number)).folder === claim.folder;
  }
}

const GENERATIONS = 'generations/';
/** How many generations keep their pages. */
const KEPT_GENERATIONS = 5;

/** Removes the pages of old generations, also of those that never went live. */
export async function forgetPages(store: Backing, newest: number): Promise<void> {
  const names = (await store.list(GENERATIONS)).map(({ name }) => name);
  const isOld = (name: string) =>
    Number.parseInt(name.slice(GENERATIONS.length), 10) <= newest - KEPT_GENERATIONS;
  await store.remove(names.filter(isOld));
}
