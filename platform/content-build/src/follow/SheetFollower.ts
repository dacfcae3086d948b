import { randomBytes } from 'node:crypto';
import {
  addStatus,
  computeHash,
  CONTENT,
  newestStatus,
  type OwnerView,
  readOwnerView,
  type ReleaseStore,
  SHEET_LATE_MS,
  SHEET_LOOK_MS,
  type SheetStatus,
  statusSections,
} from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { type Authored, TODAY } from '../authoredFiles';
import { settleTables } from '../checks/settleTables';
import { readLiveContent, refuseOtherShape } from '../readLive';
import { type Answer, fetchWorkbook, UnreadWorkbook } from '../sheets/fetchWorkbook';
import { type ParsedWorkbook, parseWorkbook, whyUnread } from '../sheets/parseWorkbook';
import { workbookAddress } from '../sheets/workbookAddress';
import { storeContent } from '../storeContent';
import { AGREE_MS, decide, type SeenTable } from './decide';

/** Not the owner's to mend: the reason is for the log. */
const NOT_RELEASED = 'El sitio no pudo publicarlo: necesita al equipo técnico.';

/** How often a status is written while nothing happens. */
const HEARTBEAT_MS = 5 * 60_000;

interface ReleaseOptions {
  guard: (live: Readonly<Record<string, string>>) => Promise<string[]>;
  /** Adds no step that a rollback could take back. */
  onTop?: boolean;
}
/** Makes builds live, unless the guard gives reasons against it. */
export type Release = (builds: BuildManifest[], options: ReleaseOptions) => Promise<unknown>;

type Tables = SheetStatus['tables'];

/** A status, and the live content beside it. */
export interface Look {
  status: SheetStatus;
  view: OwnerView;
}

/**
 * Keeps a site equal to the restaurant's workbook; `decide` says what to do. The release is made first, and its status
 * written then: a follower that was killed between the two reads in the deployments what is live.
 */
export class SheetFollower {
  private last: { answer: Answer; parsed: ParsedWorkbook } | undefined;
  private seen: Record<string, SeenTable> = {};
  /** A change has to be seen again. */
  private waits = false;
  /** Consecutive looks without an answer. */
  private failures = 0;

  constructor(
    private readonly store: ReleaseStore,
    private readonly release: Release,
    /** Gets what has gone wrong, or that all is well again. */
    private readonly notify: (look: Look) => Promise<unknown> = () => Promise.resolve(),
    private readonly now = () => new Date(),
  ) {}

  /** Milliseconds until the next look. */
  get pause(): number {
    return this.waits ? AGREE_MS : Math.min(SHEET_LOOK_MS * 2 ** this.failures, HEARTBEAT_MS);
  }

  /**
   * Reads the workbook, and releases what has changed.
   * @returns the newest status; null when another follower, or another release, was first
   * @throws Error when the release store cannot be read or written
   */
  async look(): Promise<Look | null> {
    const view = await this.view();
    const before = (await newestStatus(this.store.files)) ?? {
      number: 0,
      at: new Date(0).toISOString(),
      token: randomBytes(18).toString('base64url'),
      tables: {},
      readAt: '',
    };
    const parsed = await this.read();
    if (parsed instanceof UnreadWorkbook)
      return this.write({ ...before, unread: parsed.message }, before, view);
    const readAt = this.now().toISOString();
    const { tables, release, waits } = decide(
      view,
      before.tables,
      this.see(view, parsed),
      Date.parse(readAt),
    );
    this.waits = waits;
    for (const [file, tabs] of parsed.unread) {
      const reason = whyUnread(file, tabs);
      // A restaurant may lack a table; nobody writes one twice on purpose.
      const isMeant = tabs.length > 0 || view.files[file];
      if (isMeant && String(before.tables[file]?.refused) !== reason)
        tables[file] = { hash: '', at: readAt, refused: [reason] };
    }
    const status: SheetStatus = { ...before, tables, readAt, unread: undefined };
    if (release.length === 0) return this.write(status, before, view);
    // A table that a rollback took back is known as such before anything goes live on top of it.
    const known = await this.write(status, before, view);
    const changed = new Map(release.map((file) => [file, parsed.tables.get(file)!]));
    return known && this.settle(known.status, view, changed);
  }

  /** Checks changed tables together, and releases those that hold. */
  private async settle(before: SheetStatus, view: OwnerView, changed: Authored): Promise<Look | null> {
    const live = await readLiveContent(this.store);
    if (live?.version !== view.version) return null;
    const { checked, refused } = await settleTables(live, changed);
    const accepted = [...changed.keys()].filter((file) => !refused.has(file));
    let failure: Error | undefined;
    if (checked)
      try {
        const build = await storeContent(this.store, checked);
        const guard: ReleaseOptions['guard'] = ({ [CONTENT]: version }) =>
          Promise.resolve(version === live.version ? [] : ['Something else went live.']);
        await this.release([build], { guard, onTop: accepted.every((file) => file === TODAY) });
      } catch (error) {
        failure = error as Error;
      }
    const after = await this.view();
    // The next look checks the tables again, on top of what another release has made live.
    if (failure && after.version !== live.version) return null;
    if (failure) console.error(failure.message);
    const at = this.now().toISOString();
    const handled = [...changed].map(([file, bytes]): [string, Tables[string]] => {
      const reasons = refused.get(file);
      const result = reasons
        ? { refused: [...reasons] }
        : failure && { refused: [NOT_RELEASED], retry: true };
      return [file, { hash: computeHash(bytes), at, ...result }];
    });
    const tables = { ...before.tables, ...Object.fromEntries(handled) };
    return this.write({ ...before, tables }, before, after);
  }

  private async view(): Promise<OwnerView> {
    const view = await readOwnerView(this.store.files);
    if (!view) throw new Error('El sitio todavía no tiene contenido: npm run release -- all');
    await refuseOtherShape(this.store, view.version);
    return view;
  }

  private async read(): Promise<ParsedWorkbook | UnreadWorkbook> {
    const address = workbookAddress();
    if (!address) return new UnreadWorkbook('La hoja ya no tiene dirección.');
    try {
      const answer = await fetchWorkbook(address, this.last?.answer);
      const parsed = answer === this.last?.answer ? this.last.parsed : await parseWorkbook(answer.bytes);
      this.failures = 0;
      this.last = { answer, parsed };
      return parsed;
    } catch (error) {
      if (!(error instanceof UnreadWorkbook)) throw error;
      this.failures = error.passes ? this.failures + 1 : 0;
      this.waits = false;
      return error;
    }
  }

  /** Remembers since when each table has its cells. */
  private see({ files }: OwnerView, { tables }: ParsedWorkbook): Record<string, SeenTable> {
    const now = this.now().getTime();
    const seen = [...tables].map(([file, bytes]): [string, SeenTable] => {
      const [hash, last] = [computeHash(bytes), this.seen[file]];
      const wasLive = !last || last.hash === files[file];
      return [
        file,
        { hash, since: last?.hash === hash ? last.since : now, changedAt: wasLive ? now : last.changedAt },
      ];
    });
    return (this.seen = Object.fromEntries(seen));
  }

  /** Writes a status with news, or one every five minutes; what is wrong goes to the owner's telephone. */
  private async write(status: SheetStatus, before: SheetStatus, view: OwnerView): Promise<Look | null> {
    const now = this.now();
    const said = ({ tables, unread, told }: SheetStatus) => JSON.stringify([tables, unread, told]);
    const told = wrongLines(status, view, now.getTime());
    const next = { ...status, told };
    const isDue = now.getTime() - Date.parse(before.at) >= HEARTBEAT_MS;
    if (before.number > 0 && !isDue && said(next) === said(before)) return { status: next, view };
    const number = before.number + 1;
    const written = await addStatus(this.store.files, { ...next, number, at: now.toISOString() });
    if (!written) return null;
    if (told !== (before.told ?? '')) await this.notify({ status: written, view });
    return { status: written, view };
  }
}

/** What is wrong, as one text. A sheet that does not answer is wrong only after a while. */
function wrongLines({ tables, unread, readAt }: SheetStatus, view: OwnerView, now: number): string {
  const isLong = now - Date.parse(readAt) > SHEET_LATE_MS;
  return statusSections({ tables, ...(isLong && { unread }) }, view, now)
    .flatMap(({ isWrong, lines }) => (isWrong ? lines : []))
    .join('\n');
}
