// @ts-check
import webpack from 'webpack';

/** Comments of webpack's own, each on a line of its own, before a module that is part of another and beside an import. */
const names = /^(;?)\/\/ (?:EXTERNAL MODULE: |\.{1,2}\/).*$/gm;

/**
 * Takes the names of modules out of scripts that are not minified. How webpack calls a module depends on which of two
 * requests for it is read first: the same sources would now and then give another version.
 */
export class UnnamedModules {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('UnnamedModules', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'UnnamedModules', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(
            file,
            (source) => new webpack.sources.RawSource(String(source.source()).replace(names, '$1')),
          );
      });
    });
  }
}
