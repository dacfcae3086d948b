import path from 'node:path';
import ts from 'typescript';

/** The parsed `tsconfig.json` of a package. @throws Error when it cannot be read */
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

/** Options that name files of a workspace; a record has all others. */
const places = ['configFilePath', 'rootDir', 'outDir', 'tsBuildInfoFile', 'paths', 'pathsBasePath'];

export const recordedOptions = (options: ts.CompilerOptions): ts.CompilerOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !places.includes(name)));
