import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports of an app from one shared module, or exports of a shell. */
export interface ModuleUse {
  /** Names that the app imports; for a shell, all exports. */
  names: string[];
  /** Hash of its declarations; absent for libraries, because the tools have their declarations. */
  hash?: string;
}

export interface ContentRead {
  /** A name of `ContentEntries`: `facts`; `*` stands for any key: `section/*`. */
  name: string;
  /** The reading file, relative to the folder of the app. */
  file: string;
}

/**
 * The contract of a build, stored as `contract.json` beside its server build: enough to check the build later
 * without its workspace.
 */
export interface RecordedContract {
  app: string;
  /** Shared modules → their declarations, below the folder of this record. */
  declarations: Record<string, string>;
  /** Singletons that a shell provides to others; empty for remotes. */
  provides: Record<string, ModuleUse>;
  /** Singletons that a remote takes from the shell; empty for the shell. */
  uses: Record<string, ModuleUse>;
  /** CSS variables (`--text`) and global classes (`.wrap`) that a shell defines; empty for remotes. */
  definedStyles: string[];
  /**
   * Variables and classes that a remote uses without a fallback value → the file that uses them; empty for the shell.
   */
  usedStyles: Record<string, string>;
  /** Entries of the content that the build reads. Builds without this record are refused (`readContract`). */
  reads: ContentRead[];
  /** Hash of the declarations of `@asia/shared/contracts`, which define what pages must export. */
  contracts: string;
  /** Libraries that the declarations mention → version. */
  libraries: Record<string, string>;
  /** Files that the compiler starts from, below the folder of this record. */
  roots: string[];
  /** Compiler options that the sources were written for. */
  options: Record<string, unknown>;
}

export interface ContractOf {
  app: string;
  version: string;
  /** Folder that `recordContract` wrote. */
  folder: string;
}

/** The shared module that defines what pages, slots and prices must export. */
export const CONTRACTS = '@asia/shared/contracts';

/**
 * Compiler options of a check, over the options of the app. The check compiles some files, reports neither unused names
 * nor errors of declarations, and knows no types of tests and tools.
 */
export const JUDGING = {
  composite: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  skipLibCheck: true,
  types: [] as string[],
};

/** Generated check of an app's description, beside its recorded sources. */
export const DESCRIPTION_FILE = 'sources/description.check.ts';

/** @throws Error when that build was stored without its contract, or without the entries that it reads */
export function readContract({ app, version, folder }: ContractOf): RecordedContract {
  const file = path.join(folder, 'contract.json');
  const contract = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<RecordedContract>)
    : undefined;
  const missing = !contract ? 'its contract' : !contract.reads && 'what it reads of the content';
  if (missing)
    throw new Error(`${app} ${version} was stored without ${missing}: build and release ${app} again.`);
  return contract as RecordedContract;
}
