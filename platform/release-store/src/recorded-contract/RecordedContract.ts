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

/** Stored as `contract.json` beside the server build: enough to check a build later without its workspace. */
export interface RecordedContract {
  app: string;
  format: number;
  /** Shared modules → their declarations, below the folder of this record. */
  declarations: Record<string, string>;
  /** Singletons that a shell provides to others; empty for remotes. */
  provides: Record<string, ModuleUse>;
  /** Singletons that a remote takes from the shell; empty for the shell. */
  uses: Record<string, ModuleUse>;
  /** CSS variables (`--text`) and global classes (`.wrap`) that a shell defines; empty for remotes. */
  definedStyles: string[];
  /** Variables and classes that a remote uses without a fallback value → the using file; empty for the shell. */
  usedStyles: Record<string, string>;
  /** Entries of the content that the build reads. */
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

/** The format of contracts that these tools write. A new number makes every stored contract incomparable. */
export const CONTRACT_FORMAT = 1;

/** Builds with their contracts, and a sentence for each build that cannot be compared, with the remedy. */
export function readContracts<Build extends ContractOf>(builds: readonly Build[]) {
  const read = builds.map((build) => ({ ...build, contract: readContract(build) }));
  type Comparable = (typeof read)[number] & { contract: RecordedContract };
  return {
    comparable: read.filter((build): build is Comparable => typeof build.contract !== 'string'),
    refusals: read.flatMap(({ contract }) => (typeof contract === 'string' ? contract : [])),
  };
}

function readContract(build: ContractOf): RecordedContract | string {
  const file = path.join(build.folder, 'contract.json');
  if (!existsSync(file)) return incomparable(build, 'it was stored without its contract');
  const contract = parseContract(file);
  if (!contract) return incomparable(build, 'its contract is damaged');
  return contract.format === CONTRACT_FORMAT
    ? contract
    : incomparable(build, `its contract has format ${contract.format}, not ${CONTRACT_FORMAT}`);
}

function parseContract(file: string): RecordedContract | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RecordedContract | null;
  } catch {
    return null;
  }
}

export const incomparable = ({ app, version }: Pick<ContractOf, 'app' | 'version'>, reason: string): string =>
  `${app} ${version} cannot be compared: ${reason}. Release it again: npm run release -- ${app}`;
