import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/**
 * Every name that declarations export, types included, sorted. Libraries are not read: their names are known
 * where they are re-exported.
 */
export function exportedNames(file: string): string[] {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containing, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.map(({ name }) => name).sort();
}

/** Every name that a library exports at run time, resolved from a package that uses it. */
export function libraryNames(library: string, folder: string): string[] {
  const exported: unknown = createRequire(path.join(folder, 'package.json'))(library);
  return Object.keys(exported as object).sort();
}
