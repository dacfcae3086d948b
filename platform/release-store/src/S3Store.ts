import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { contentType } from './contentTypes';
import { forEachOf, type BlobStore, type Stored } from './BlobStore';

const statusOf = (error: unknown) => (error as S3ServiceException | null)?.$metadata?.httpStatusCode;

/** Files that a cache may keep for ever; for all others the server decides. */
const forEver = /^(?:mfe|pictures)\//;

/** A blob store on an S3 interface: `If-None-Match: *` lets only one writer create a name. */
export class S3Store implements BlobStore {
  readonly location: string;
  private readonly prefix: string;
  private started: Promise<S3Client> | undefined;

  /** @param address `s3://bucket/prefix`; the library reads host and keys from the environment */
  constructor(address: string) {
    const { host, pathname } = new URL(address);
    this.location = address;
    this.bucket = host;
    const prefix = pathname.replace(/^\/+|\/+$/g, '');
    this.prefix = prefix && `${prefix}/`;
  }

  private readonly bucket: string;

  async create(name: string, content: Buffer): Promise<boolean> {
    const { PutObjectCommand } = await library();
    const put = new PutObjectCommand({
      ...this.at(name),
      Body: content,
      IfNoneMatch: '*',
      ContentType: contentType(name.replace(/\.(?:br|gz)$/, '')),
      ...(name.endsWith('.br') && { ContentEncoding: 'br' }),
      ...(name.endsWith('.gz') && { ContentEncoding: 'gzip' }),
      ...(forEver.test(name) && { CacheControl: 'public, max-age=31536000, immutable' }),
    });
    for (;;) {
      try {
        await (await this.client()).send(put);
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // 409: two writers at the same moment, and neither succeeded. Retries.
        if (statusOf(error) !== 409) throw error;
      }
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const { GetObjectCommand } = await library();
    try {
      const { Body } = await (await this.client()).send(new GetObjectCommand(this.at(name)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async list(folder: string, after?: string): Promise<Stored[]> {
    const { paginateListObjectsV2 } = await library();
    const pages = paginateListObjectsV2(
      { client: await this.client() },
      {
        Bucket: this.bucket,
        Prefix: this.prefix + folder,
        ...(after !== undefined && { StartAfter: this.prefix + after }),
      },
    );
    const found: Stored[] = [];
    for await (const { Contents = [] } of pages)
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        found.push({ name: Key.slice(this.prefix.length), size: Size, at: LastModified });
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async remove(names: readonly string[]): Promise<void> {
    const { DeleteObjectCommand } = await library();
    const client = await this.client();
    // One by one: to delete many at once needs checksums that not every object store knows.
    await forEachOf(names, (name) => client.send(new DeleteObjectCommand(this.at(name))));
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  private client(): Promise<S3Client> {
    return (this.started ??= library().then(
      ({ S3Client: Client }) =>
        new Client({
          // A self-hosted object store has no host name for each bucket.
          forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT_URL_S3),
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    ));
  }
}

/** Loaded on demand: without it a server on a folder starts in half the time. */
const library = () => import('@aws-sdk/client-s3');
