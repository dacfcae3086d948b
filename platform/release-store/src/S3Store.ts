import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type BlobStore, forEachConcurrently, type Stored } from './BlobStore';
import { contentType } from './contentTypes';
import { DRAFTS } from './FileSystemStore';
import { UnwritableStore } from './UnwritableStore';

const statusOf = (error: unknown) => (error as S3ServiceException | null)?.$metadata?.httpStatusCode;

/** Files that a cache may keep for ever. The server decides about all others. */
const forEver = /^(?:mfe|pictures)\//;

/** A blob store on an S3 interface: `If-None-Match: *` lets only one writer create a name. */
export class S3Store implements BlobStore {
  readonly location: string;
  private readonly prefix: string;
  private started: Promise<S3Client> | undefined;
  private isExclusive = false;

  /**
   * @param address `s3://bucket/prefix`; the library reads host and keys from the environment
   * @param deadlineMs limit of a request, with the library's retries: a store may accept a request and never answer
   */
  constructor(
    address: string,
    private readonly deadlineMs = 30_000,
  ) {
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
      ContentType: contentType(name.replace(/\.br$/, '')),
      ...(name.endsWith('.br') && { ContentEncoding: 'br' }),
      ...(forEver.test(name) && { CacheControl: 'public, max-age=31536000, immutable' }),
    });
    for (;;) {
      try {
        await this.inTime((client, abortSignal) => client.send(put, { abortSignal }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // As stores answer that do not know the condition, or know it for reading alone.
        if (statusOf(error) === 501 || statusOf(error) === 304)
          throw this.withoutCondition(`it answered ${statusOf(error)}`);
        // 409: two writers at the same moment, and neither succeeded. Retries.
        if (statusOf(error) !== 409) throw error;
      }
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const { GetObjectCommand } = await library();
    const get = new GetObjectCommand(this.at(name));
    try {
      return await this.inTime(async (client, abortSignal) => {
        const { Body } = await client.send(get, { abortSignal });
        // The library does not stop at the signal while it reads a body.
        abortSignal.addEventListener('abort', () =>
          (Body as Readable | undefined)?.destroy(abortSignal.reason as Error),
        );
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      });
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async list(folder: string, after?: string): Promise<Stored[]> {
    const { ListObjectsV2Command } = await library();
    const found: Stored[] = [];
    let place: string | undefined;
    do {
      const page = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: this.prefix + folder,
        ...(after && { StartAfter: this.prefix + after }),
        ...(place !== undefined && { ContinuationToken: place }),
      });
      const { Contents = [], NextContinuationToken } = await this.inTime((client, abortSignal) =>
        client.send(page, { abortSignal }),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        found.push({ name: Key.slice(this.prefix.length), size: Size, at: LastModified });
      place = NextContinuationToken;
    } while (place !== undefined);
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async remove(names: readonly string[]): Promise<void> {
    const { DeleteObjectCommand } = await library();
    // One by one: a request that deletes many needs checksums, which some object stores lack.
    await forEachConcurrently(names, (name) => {
      const removal = new DeleteObjectCommand(this.at(name));
      return this.inTime((client, abortSignal) => client.send(removal, { abortSignal }));
    });
  }

  /** Once: a store that ignores the condition answers as if each of two writers were the only one. */
  async proveExclusive(): Promise<void> {
    if (this.isExclusive) return;
    const name = DRAFTS + randomUUID();
    try {
      await this.create(name, Buffer.of());
      if (await this.create(name, Buffer.of())) throw this.withoutCondition('it ignores it');
    } finally {
      await this.remove([name]).catch(() => undefined);
    }
    this.isExclusive = true;
  }

  private withoutCondition(reason: string): UnwritableStore {
    return new UnwritableStore(this.location, new Error(reason), 'conditions');
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  /** @throws Error when the object store does not answer in time */
  private async inTime<Answer>(
    request: (client: S3Client, abortSignal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const client = await this.client();
    const deadline = AbortSignal.timeout(this.deadlineMs);
    return request(client, deadline).catch((error: unknown) => {
      throw deadline.aborted ? new Error(`no answer within ${this.deadlineMs / 1_000} s`) : error;
    });
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
