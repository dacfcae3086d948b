import { createHash } from 'node:crypto';
import webpack from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const { Compilation, sources } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

/** Stands in names until the plugin knows the hash of the build's content. */
const CONTENT_HASH_PLACEHOLDER = '00000000';

/** A name of its own for each build: two builds of an app in one tab must not take each other's chunks. */
export const buildName = (container: string) => `${container}_${CONTENT_HASH_PLACEHOLDER}`;

/** Name of the variable that holds the hashes of a container's chunks. */
const tableOf = (container: string) => `sealed_${container}_${CONTENT_HASH_PLACEHOLDER}`;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

/**
 * Lets the browser run a chunk only if it is the one that was built. The entry holds a table with a hash of every chunk,
 * and its runtime puts the hash on each script and style sheet as `integrity`. A file that is not in the table gets a
 * hash that no file has, and is refused. The entry itself is checked by what names it: the page, or the pointer.
 */
export class ChunkIntegrityPlugin {
  private readonly table: string;

  /** @param entry file that carries the table */
  constructor(
    container: string,
    private readonly entry: string,
  ) {
    this.table = tableOf(container);
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('SealedChunks', (compilation) => {
      const seal = (element: string, address: string) =>
        `${element}.integrity = ${this.table}(${address}.slice(${webpack.RuntimeGlobals.publicPath}.length));`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'SealedChunks',
        (code) => `${code}\n${seal('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'SealedChunks',
        (code, { tag, href }) => `${code}\n${seal(tag, href)}`,
      );
      // The id of a chunk is its name, which the table has anyway; numbers would need a second table.
      compilation.hooks.chunkIds.tap({ name: 'SealedChunks', stage: -100 }, (chunks) => {
        for (const chunk of chunks)
          if (chunk.name) Object.assign(chunk, { id: chunk.name, ids: [chunk.name] });
      });
      // Last, because hashes need final files; and added at the end of the entry, so that its source map stays right.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'SealedChunks', stage }, () => this.fill(compilation));
    });
  }

  private fill(compilation: webpack.Compilation): void {
    const files = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
    const text = (file: string) => String(compilation.assets[file]?.source());
    const content = sha256(files.sort().map(text).join());
    const name = content.digest('hex').slice(0, CONTENT_HASH_PLACEHOLDER.length);
    const named = (code: string) => code.replaceAll(`_${CONTENT_HASH_PLACEHOLDER}`, `_${name}`);
    for (const file of files.filter((each) => each.endsWith('.js')))
      compilation.updateAsset(file, new sources.RawSource(named(text(file))));
    const chunks = files.filter((file) => file.startsWith('chunks/'));
    const hashes = chunks.map((file) => sha256(text(file)).digest('base64').slice(0, -1));
    compilation.updateAsset(
      this.entry,
      new sources.RawSource(text(this.entry) + named(lookUp(this.table, chunks, hashes))),
    );
  }
}

/**
 * Names and hashes are two lists, because that compresses better: the table is half of a small entry.
 * @param hashes of 43 characters each
 */
function lookUp(table: string, files: string[], hashes: string[]): string {
  const [names, all] = [files.join(' '), hashes.join('')];
  return `\nfunction ${table}(f,i="${names}".split(" ").indexOf(f)){return"sha256-"+(i<0?"none":"${all}".substr(i*43,43)+"=")}`;
}
