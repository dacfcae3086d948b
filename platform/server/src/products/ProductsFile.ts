import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { prepareFile, type PreparedFile } from '../answer/PreparedFile';
import { contentType } from '@asia/release-store';
import { ProductsError, reasonOf } from '../errors';
import { headers } from '../headers';
import { checkProductList } from './checkProductList';

/** How long a changed file may go unnoticed. */
const LOOK_AGAIN_MS = 1_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The products of a file outside the release store, which its owner may edit while the server runs. */
export class ProductsFile {
  private prepared: PreparedFile | null = null;
  private mark = '';
  private lookedAt = -Infinity;
  private reported = '';

  /** @param report gets each edit that cannot be used; the last usable list is served meanwhile */
  constructor(
    private readonly file: string,
    private readonly report: (error: ProductsError) => void = () => undefined,
  ) {}

  /** @throws {ProductsError} there has never been a usable list */
  async current(): Promise<PreparedFile> {
    const now = performance.now();
    if (this.prepared && now - this.lookedAt < LOOK_AGAIN_MS) return this.prepared;
    this.lookedAt = now;
    return this.refresh();
  }

  private async refresh(): Promise<PreparedFile> {
    try {
      const { mtimeMs, size } = await stat(this.file);
      const mark = `${mtimeMs}:${size}`;
      if (this.prepared && mark === this.mark) return this.prepared;
      this.mark = mark;
      this.prepared = await this.read();
      this.reported = '';
      return this.prepared;
    } catch (error) {
      const failure = new ProductsError(`${this.file} ${reasonOf(error)}`, error);
      if (!this.prepared) throw failure;
      if (failure.message !== this.reported) this.report(failure);
      this.reported = failure.message;
      return this.prepared;
    }
  }

  private async read(): Promise<PreparedFile> {
    const identity = await readFile(this.file);
    checkProductList(identity.toString('utf8'));
    const [br, gz] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
    return prepareFile(
      { identity, br, gzip: gz },
      { ...headers.data, 'content-type': contentType('products.json') },
    );
  }
}
