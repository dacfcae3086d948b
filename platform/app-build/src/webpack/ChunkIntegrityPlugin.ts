import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

/** Placeholder in names until the plugin knows the content hash of the build. */
const CONTENT_HASH_PLACEHOLDER = '00000000';

/** Unique per build: two builds of an app in one tab must not share chunks. */
export const buildName = (container: string) => `${container}_${CONTENT_HASH_PLACEHOLDER}`;

const tableOf = (container: string) => `sealed_${container}_${CONTENT_HASH_PLACEHOLDER}`;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

/**
 * Subresource integrity for chunks. The first script holds a table with the hash of every chunk that its runtime loads:
 * the page or the pointer has those of that script and of the chunks that run with it. The runtime sets the hash as
 * `integrity` of each script and style sheet. A file outside the table gets an impossible hash, and the browser refuses
 * it. Scripts are requested with CORS, because `Integrity-Policy` demands it.
 */
export class ChunkIntegrityPlugin {
  private readonly table: string;

  /** @param script file that carries the table */
  constructor(
    container: string,
    private readonly script: string,
  ) {
    this.table = tableOf(container);
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const seal = (element: string, address: string) =>
        `${element}.integrity = ${this.table}(${address}.slice(${webpack.RuntimeGlobals.publicPath}.length));`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\n${seal('script', 'url')}\nscript.crossOrigin = 'anonymous';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, { tag, href }) => `${code}\n${seal(tag, href)}`,
      );
      // Chunk ids are names, which the table has anyway; numbers would need a second table.
      compilation.hooks.chunkIds.tap({ name: 'ChunkIntegrityPlugin', stage: -100 }, (chunks) => {
        for (const chunk of chunks)
          if (chunk.name) Object.assign(chunk, { id: chunk.name, ids: [chunk.name] });
      });
      // Last, because hashes need final files; after the script, so that its source map stays valid.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () =>
        this.fill(compilation),
      );
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
    const first = [...compilation.chunks].filter((chunk) => chunk.isOnlyInitial());
    const runsWithScript = new Set(first.flatMap((chunk) => [...chunk.files]));
    const chunks = files.filter((file) => /^(\.\.\/)?chunks\//.test(file) && !runsWithScript.has(file));
    const hashes = chunks.map((file) => sha256(text(file)).digest('base64').slice(0, -1));
    compilation.updateAsset(
      this.script,
      new sources.RawSource(text(this.script) + named(lookUp(this.table, chunks, hashes))),
    );
  }
}

/** Two lists, of names and of hashes (43 characters each), compress better: the table is half of a small script. */
function lookUp(table: string, files: string[], hashes: string[]): string {
  const [names, all] = [files.join(' '), hashes.join('')];
  return `\nfunction ${table}(f,i="${names}".split(" ").indexOf(f)){return"sha256-"+(i<0?"none":"${all}".substr(i*43,43)+"=")}`;
}
