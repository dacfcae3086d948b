import type webpack from 'webpack';

/** The modules of all chunks; a concatenated module gives its parts. */
export function bundledModules({ modules, chunkGraph }: webpack.Compilation): webpack.Module[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as webpack.Module[]) : [module]));
}

/** The file of a module; empty for a generated module. */
export const fileOf = (module: webpack.Module): string => module.nameForCondition() ?? '';
