import path from 'node:path';
import ts from 'typescript';

/**
 * The parsed `tsconfig.json` of a package.
 * @throws Error when it cannot be read
 */
export function readProject(folder: string): ts.ParsedCommandLine {
  const file = path.join(folder, 'tsconfig.json');
  const project = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  if (!project) throw new Error(`${file} cannot be read.`);
  return project;
}

/** Options that decide what is an error; the others are about files. */
const judging = [
  'target',
  'lib',
  'module',
  'moduleResolution',
  'jsx',
  'strict',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'noImplicitOverride',
  'resolveJsonModule',
  'esModuleInterop',
  'useDefineForClassFields',
];

/** The part of a project's options that is recorded with a build. */
export function judgingOptions(options: ts.CompilerOptions): Record<string, unknown> {
  return Object.fromEntries(judging.filter((name) => name in options).map((name) => [name, options[name]]));
}
