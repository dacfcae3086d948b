import webpack from 'webpack';

/** Lines in which webpack names a module. */
const names = /^(;?)\/\/ (?:EXTERNAL MODULE: |\.{1,2}\/).*$/gm;

/**
 * Removes module names from unminified scripts. Webpack names a module after the import that it reads first, so the
 * same sources could give another version.
 */
export class UnnamedModules {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('UnnamedModules', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'UnnamedModules', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => {
            // Keeps the source map.
            const unnamed = new webpack.sources.ReplaceSource(source);
            for (const { 0: line, 1: mark = '', index } of String(source.source()).matchAll(names))
              unnamed.replace(index, index + line.length - 1, mark);
            return unnamed;
          });
      });
    });
  }
}
