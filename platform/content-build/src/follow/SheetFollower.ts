import { randomBytes } from 'node:crypto';
import {
  addStatus,
  computeHash,
  CONTENT,
  newestStatus,
  readChanges,
  type ReleaseStore,
  SHEET_LOOK_MS,
  type SheetStatus,
} from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import type { Authored } from '../authoredFiles';
import { checkContent, RefusedContent } from '../checkContent';
import { readAuthored, readLiveContent } from '../readLive';
import { type Answer, fetchWorkbook, UnreadWorkbook } from '../sheets/fetchWorkbook';
import { type ParsedWorkbook, parseWorkbook } from '../sheets/parseWorkbook';
import { workbookAddress } from '../sheets/workbookAddress';
import { storeContent } from '../storeContent';

/** How often a status is written while nothing happens, and a failed release is tried again. */
const HEARTBEAT_MS = 5 * 60_000;

type Guard = (live: Readonly<Record<string, string>>) => Promise<string[]>;
/** Makes builds live, unless the guard gives reasons against it. */
export type Release = (builds: BuildManifest[], guard: Guard) => Promise<unknown>;

type Live = SheetStatus['live'];

/**
 * Keeps a site equal to the restaurant's workbook. The follower releases or refuses a change of a table once, then leaves
 * the table alone until its cells change: a rollback stays. The record in the release store is written before a
 * release, so that a restart or a second follower finds it.
 */
export class SheetFollower {
  private last: { answer: Answer; parsed: ParsedWorkbook } | undefined;
  /** Consecutive looks without an answer. */
  private failures = 0;

  constructor(
    private readonly store: ReleaseStore,
    private readonly release: Release,
    /** Gets a status whose refusal is new, or has ended. */
    private readonly notify: (status: SheetStatus) => Promise<unknown> = () => Promise.resolve(),
    private readonly now = () => new Date(),
  ) {}

  /** Milliseconds until the next look. */
  get pause(): number {
    return Math.min(SHEET_LOOK_MS * 2 ** this.failures, HEARTBEAT_MS);
  }

  /**
   * Reads the workbook, and releases what has changed.
   * @returns the newest status; null when another follower wrote it
   * @throws Error when the release store cannot be read or written
   */
  async look(): Promise<SheetStatus | null> {
    const stored = await newestStatus(this.store.files);
    if (stored?.releasing) return this.finish(stored, stored.releasing);
    const live = await this.liveAfter(stored?.live);
    const before = stored ?? {
      number: 0,
      at: new Date(0).toISOString(),
      token: randomBytes(18).toString('base64url'),
      handled: {},
      live,
      readAt: '',
    };
    const isNews = live !== before.live;
    const isDue = this.now().getTime() - Date.parse(before.at) >= HEARTBEAT_MS;
    // A rollback after a failed release means that nobody wants that release.
    const status: SheetStatus = { ...before, live, retry: !isNews && before.retry };
    const tables = await this.read();
    if (tables instanceof UnreadWorkbook) status.unread = tables.message;
    else {
      status.unread = undefined;
      status.readAt = this.now().toISOString();
      const handled = Object.fromEntries([...tables].map(([name, bytes]) => [name, computeHash(bytes)]));
      const isChanged = Object.keys(handled).some((name) => handled[name] !== before.handled[name]);
      if (isChanged || (status.retry && isDue)) return this.handle({ ...status, handled }, tables);
    }
    return isDue || isNews || status.unread !== before.unread ? this.write(status, before) : status;
  }

  private async read(): Promise<Authored | UnreadWorkbook> {
    const address = workbookAddress();
    if (!address) return new UnreadWorkbook('La hoja ya no tiene dirección.');
    try {
      const answer = await fetchWorkbook(address, this.last?.answer);
      const parsed = answer === this.last?.answer ? this.last.parsed : await parseWorkbook(answer.bytes);
      this.failures = 0;
      this.last = { answer, parsed };
      return parsed.tables;
    } catch (error) {
      if (!(error instanceof UnreadWorkbook)) throw error;
      this.failures = error.passes ? this.failures + 1 : 0;
      return error;
    }
  }

  /** Checks changed tables, and releases them. Tables without a tab stay as they are live. */
  private async handle(before: SheetStatus, tables: Authored): Promise<SheetStatus | null> {
    const status = { ...before, refused: undefined, retry: undefined };
    const [deployment, live] = [await this.store.live(), await readLiveContent(this.store)];
    if (!deployment || live?.version !== status.live.version) return null;
    try {
      const build = await storeContent(this.store, await checkContent(live, live.authored, tables));
      if (build.version === live.version) return await this.write(status, before);
      const releasing = { version: build.version, after: deployment.number };
      const begun = await this.write({ ...before, releasing }, before);
      return begun && (await this.finish(begun, releasing));
    } catch (error) {
      if (!(error instanceof RefusedContent)) throw error;
      return this.write({ ...status, refused: [...error.sentences] }, before);
    }
  }

  /** Finishes a release that was begun, also by a follower that was killed, unless it was made. */
  private async finish(
    begun: SheetStatus,
    { version, after }: NonNullable<SheetStatus['releasing']>,
  ): Promise<SheetStatus | null> {
    const status = { ...begun, releasing: undefined, refused: undefined };
    const isOpen = async (content?: string) =>
      content === status.live.version && !(await this.wasLive(version, after));
    const guard: Guard = async (live) => ((await isOpen(live[CONTENT])) ? [] : ['Something else went live.']);
    let reason = '';
    try {
      if (await isOpen((await this.store.live())?.pointer.content.version))
        await this.release([await this.store.manifest(CONTENT, version)], guard);
    } catch (error) {
      reason = (error as Error).message;
    }
    const isReleased = await this.wasLive(version, after);
    const live = await this.liveAfter(status.live, isReleased);
    if (isReleased) return this.write({ ...status, live }, begun);
    if (live === status.live)
      return this.write(
        { ...status, refused: [`El sitio no pudo publicarlo: ${reason}`], retry: true },
        begun,
      );
    // Another release came first: the next look checks the tables again, on top of it. A rollback stays.
    return this.write({ ...status, live, handled: live.action === 'rollback' ? begun.handled : {} }, begun);
  }

  private async wasLive(version: string, after: number): Promise<boolean> {
    for (const number of await this.store.deployments.numbers()) {
      if (number <= after) break;
      if ((await this.store.deployments.read(number)).pointer.content.version === version) return true;
    }
    return false;
  }

  /**
   * The live content; the same object until another goes live.
   * @param isSurely whether another went live for sure
   */
  private async liveAfter(before?: Live, isSurely = false): Promise<Live> {
    const { deployments } = this.store;
    let deployment = await deployments.newest();
    if (!deployment) throw new Error('El sitio todavía no tiene contenido: npm run release -- all');
    const { version } = deployment.pointer.content;
    if (!isSurely && version === before?.version) return before;
    while (!deployment.changed.includes(CONTENT)) deployment = await deployments.read(deployment.number - 1);
    const changes = before ? await this.changes(before.version, version) : [];
    const { at, action } = deployment;
    return { version, at, action, changes, ...(await this.forOwner(version)) };
  }

  /** Today's rows and notes of a content, for its owner. */
  private async forOwner(version: string) {
    try {
      return (await checkContent(null, await readAuthored(this.store, version))).forOwner;
    } catch {
      // An older build checked this content by older rules.
      return {};
    }
  }

  /** Changes from one content to another: for guests or, without any, by file. */
  private async changes(was: string, is: string): Promise<string[]> {
    try {
      const changes = await readChanges(this.store, was, is);
      const before = await readAuthored(this.store, was);
      const files = [...(await readAuthored(this.store, is))].filter(
        ([name, bytes]) => !before.get(name)?.equals(bytes),
      );
      return changes.length > 0 ? changes : files.map(([name]) => `Cambia ${name}`);
    } catch {
      // The previous build is pruned.
      return [];
    }
  }

  /** @param before the previous status */
  private async write(status: SheetStatus, before: SheetStatus): Promise<SheetStatus | null> {
    const [number, at] = [before.number + 1, this.now().toISOString()];
    const written = await addStatus(this.store.files, { ...status, number, at });
    if (written && String(before.refused ?? '') !== String(written.refused ?? '')) await this.notify(written);
    return written;
  }
}
