import webpack from 'webpack';

/** Writes `chunks.json`, the files of each named chunk: pages load them in parallel with the first script. */
export class NamedChunks {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('NamedChunks', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NamedChunks', stage }, () => {
        const list = Object.fromEntries(
          [...compilation.namedChunkGroups]
            .filter(([, group]) => !group.isInitial())
            .map(([name, group]) => [name, ofKind(group.getFiles())]),
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
