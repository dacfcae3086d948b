import path from 'node:path';
import ts from 'typescript';
import {
  type ContractOf,
  DESCRIPTION_FILE,
  JUDGING,
  type RecordedContract,
} from '@asia/release-store/recorded-contract';
import type { Compared } from './remedy';

export interface Side extends ContractOf, Compared {
  contract: RecordedContract;
}

/**
 * Type-checks a remote's recorded sources with the singletons of another build. Modules that the remote bundles keep
 * their recorded declarations.
 * @param tools folder with `node_modules` for the types of libraries
 */
export function compileAgainst(remote: Side, provider: Side, tools: string) {
  const options: ts.CompilerOptions = { ...remote.contract.options, ...JUDGING };
  const host = keepLibraries(ts.createCompilerHost(options), JSON.stringify(options));
  const cache = ts.createModuleResolutionCache(tools, (file) => file, options);
  const description = path.join(remote.folder, DESCRIPTION_FILE);

  host.resolveModuleNameLiterals = (literals, containing) => {
    const stored = [provider, remote].some(({ folder }) => containing.startsWith(folder + path.sep));
    return literals.map(({ text }) => {
      const provided = text in remote.contract.uses || containing === description;
      const { folder, contract } = provided ? provider : remote;
      const file = contract.declarations[text];
      if (file)
        return {
          resolvedModule: { resolvedFileName: path.join(folder, file), extension: path.extname(file) },
        };
      // The release store lies outside every package: libraries resolve from the tools.
      const from = stored && !text.startsWith('.') ? path.join(tools, 'any.ts') : containing;
      return ts.resolveModuleName(text, from, options, host, cache);
    });
  };

  const roots = remote.contract.roots.map((file) => path.join(remote.folder, file));
  const program = ts.createProgram(roots, options, host);
  // Declaration files are not checked (`skipLibCheck`): the remote did not write their errors.
  const errors = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return { program, errors: errors as ts.DiagnosticWithLocation[] };
}

export function installedVersion(library: string, tools: string): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(library, path.join(tools, 'any.ts'), {}, ts.sys);
  return resolvedModule?.packageId?.version;
}

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Most files belong to libraries: they are read once for all remotes of a release. */
function keepLibraries(host: ts.CompilerHost, options: string): ts.CompilerHost {
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, ...rest);
    const key = `${options}\0${file}`;
    if (!libraries.has(key)) libraries.set(key, read(file, ...rest));
    return libraries.get(key);
  };
  return host;
}
