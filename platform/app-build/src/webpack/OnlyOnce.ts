import path from 'node:path';
import webpack from 'webpack';
import { singletons } from '@asia/shared/singletons';
import { root } from '../workspace';
import { bundledModules, fileOf } from './bundledModules';

/** With a second copy of one of these, a component would have another store, router or context than the page. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|mobx|mobx-react-lite|react-router|react-router-dom|@mantine[\\/][\w-]+)[\\/]/;
/** In browsers only: each Node build has its own. */
const federation =
  /[\\/]node_modules[\\/](@module-federation[\\/](?:runtime|runtime-core|webpack-bundler-runtime))[\\/]/;
const shared = path.join(root, 'shared/src');

/**
 * Refuses a remote that bundles a copy of a module that the shell provides, and names the importing file. A module that
 * a remote shares and the shell does not provide stops the pages of that remote in a release.
 */
export class OnlyOnce {
  /** @param provided folders of the modules that the shell provides, by name */
  constructor(
    private readonly app: string,
    private readonly target: 'web' | 'node',
    private readonly provided = Object.fromEntries(
      Object.keys(singletons)
        .filter((name) => name.startsWith('@asia/'))
        .map((name) => [name, path.join(shared, path.basename(name))]),
    ),
  ) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('OnlyOnce', (compilation) => {
      compilation.hooks.afterSeal.tap('OnlyOnce', () => {
        const importers = new Map<string, string>();
        for (const module of bundledModules(compilation)) {
          const name = this.findName(fileOf(module));
          if (name && !importers.has(name)) importers.set(name, this.importer(compilation, module, name));
        }
        if (importers.size === 0) return;
        const copies = [...importers].map(
          ([name, file]) => `${name} (${path.relative(compiler.context, file)})`,
        );
        const modules = Object.keys(this.provided).join(', ');
        compilation.errors.push(
          new webpack.WebpackError(
            `${this.app} brings its own ${copies.join(', ')}: a page has one copy, in the shell. Import it through a module that the shell provides: ${modules}.`,
          ),
        );
      });
    });
  }

  private findName(file: string): string | undefined {
    const library = libraries.exec(file) ?? (this.target === 'web' ? federation.exec(file) : null);
    return (
      library?.[1] ??
      Object.keys(this.provided).find((name) => file.startsWith(`${this.provided[name]}${path.sep}`))
    );
  }

  /** The nearest file outside of the copy and of other packages. */
  private importer(compilation: webpack.Compilation, module: webpack.Module, name: string): string {
    let file = fileOf(module);
    for (
      let from: webpack.Module | null = module;
      from;
      from = compilation.moduleGraph.getIssuer(from) ?? null
    ) {
      file = fileOf(from) || file;
      if (this.findName(file) !== name && !file.includes('node_modules')) break;
    }
    return file;
  }
}
