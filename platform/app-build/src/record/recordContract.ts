import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_FORMAT,
  CONTRACTS,
  DESCRIPTION_FILE,
  descriptionSource,
  type ModuleUse,
  pageSource,
  type RecordedContract,
} from '@asia/release-store/recorded-contract';
import type { AppDescription } from '@asia/shared/contracts';
import { contentReads } from './contentReads';
import { exportedNames, libraryNames } from './exportedNames';
import { readProject, recordedOptions } from './readProject';
import { readSources, type Sources } from './readSources';
import { SharedDeclarations } from './SharedDeclarations';
import { definedStyles, type Styles, usedStyles } from './sharedStyles';

export interface RecordOptions {
  folder: string;
  /** Folder of `@asia/shared`; its declarations are up to date (`checkTypes`). */
  shared: string;
  styles: Styles;
  /** Output folder; its contents are replaced. */
  out: string;
  description: AppDescription;
  /** Shared modules and libraries that the shell provides. */
  singletons: string[];
}

/**
 * Records the contract of a build. A shell records what it provides. A remote records what it uses, its sources, and
 * the declarations that they were compiled with.
 */
export function recordContract(options: RecordOptions): void {
  const { folder, out, description, singletons } = options;
  const shared = new SharedDeclarations(options.shared);
  rmSync(out, { recursive: true, force: true });
  const isShell = description.name === 'shell';
  const sources = isShell ? nothing : readSources(folder, Object.values(description.exposes));
  const modules = (isShell ? singletons : Object.keys(sources.imports)).filter((name) => shared.owns(name));

  const specifiers = [...new Set([...modules, CONTRACTS])].sort();
  const { declarations, libraries } = placeDeclarations(shared, specifiers, out);
  const contract: RecordedContract = {
    app: description.name,
    format: CONTRACT_FORMAT,
    declarations,
    libraries,
    provides: isShell ? providedBy(shared, singletons, options.shared) : {},
    uses: usedBy(shared, sources, singletons),
    definedStyles: isShell ? definedStyles(options.styles) : [],
    usedStyles: isShell ? {} : usedStyles(options.styles, folder, sources.files),
    reads: contentReads(folder, options.shared),
    contracts: shared.hash(CONTRACTS),
    roots: [],
    options: recordedOptions(readProject(folder).options),
  };
  if (!isShell) {
    const own = `../${contract.declarations[CONTRACTS]}`.replace(/\.d\.ts$/, '');
    const bundled = modules.filter((name) => name !== CONTRACTS && !singletons.includes(name));
    const behind = bundled.flatMap((name) => shared.contractsBehind(name));
    const names = new Set([...(sources.imports[CONTRACTS] ?? []), ...behind]);
    contract.roots = placeSources(sources, options, own, [...names]);
  }
  write(path.join(out, 'contract.json'), `${JSON.stringify(contract, null, 2)}\n`);
}

const nothing: Sources = { files: [], ambient: [], imports: {} };

function providedBy(
  shared: SharedDeclarations,
  singletons: string[],
  sharedFolder: string,
): Record<string, ModuleUse> {
  return Object.fromEntries(
    singletons.map((name) => [
      name,
      shared.owns(name)
        ? { names: exportedNames(shared.absolute(shared.declarations(name))), hash: shared.hash(name) }
        : { names: libraryNames(name, sharedFolder) },
    ]),
  );
}

function usedBy(
  shared: SharedDeclarations,
  { imports }: Sources,
  singletons: string[],
): Record<string, ModuleUse> {
  return Object.fromEntries(
    singletons
      .filter((name) => imports[name])
      .map((name) => [
        name,
        { names: imports[name] ?? [], ...(shared.owns(name) && { hash: shared.hash(name) }) },
      ]),
  );
}

function placeDeclarations(
  shared: SharedDeclarations,
  specifiers: string[],
  out: string,
): Required<Pick<RecordedContract, 'declarations' | 'libraries'>> {
  const place = (file: string) => path.join('declarations', file);
  const found = new Set<string>();
  for (const specifier of specifiers) shared.closure(shared.declarations(specifier), found);
  for (const file of found) copy(shared.absolute(file), path.join(out, place(file)));
  return {
    declarations: Object.fromEntries(
      specifiers.map((specifier) => [specifier, place(shared.declarations(specifier))]),
    ),
    libraries: shared.libraries([...found]),
  };
}

/** @returns the files that the compiler starts from */
function placeSources(
  sources: Sources,
  { folder, out, description }: RecordOptions,
  contracts: string,
  names: string[],
): string[] {
  for (const file of sources.files) copy(path.join(folder, file), path.join(out, 'sources', file));
  const ambient = sources.ambient.map((file, index) => {
    const target = path.join('ambient', `${index}-${path.basename(file)}`);
    copy(file, path.join(out, target));
    return target;
  });
  write(
    path.join(out, DESCRIPTION_FILE),
    descriptionSource(description, '.') + pageSource(description.name, names, contracts),
  );
  const exposes = Object.values(description.exposes).map((file) => path.join('sources', file));
  return [...ambient, ...exposes, DESCRIPTION_FILE];
}

function copy(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
