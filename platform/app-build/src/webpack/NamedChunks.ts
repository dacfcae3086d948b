import webpack from 'webpack';

/** Writes `chunks.json`, the files of the first script and of each named chunk, which pages load in parallel with it. */
export class NamedChunks {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('NamedChunks', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NamedChunks', stage }, () => {
        const list = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([name, group]) => [name, ofKind(group.getFiles())]),
        );
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}

function ofKind(files: string[]) {
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
