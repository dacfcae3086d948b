import type { TableStatus } from '@asia/release-store';
import { TODAY } from '../authoredFiles';
import { decide, type SeenTable } from './decide';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const at = new Date(NOW).toISOString();
const EARLIER = '2026-11-28T17:00:00.000Z';
const CARTA = 'carta.csv';
const OTHER = 'otra.csv';

const seen = (hash: string, seconds = 20, changing = seconds): SeenTable => ({
  hash,
  since: NOW - seconds * 1_000,
  changedAt: NOW - changing * 1_000,
});
const was = (hash: string, more: Partial<TableStatus> = {}): TableStatus => ({ hash, at: EARLIER, ...more });
const refused = ['No.'];

interface Case {
  /** The live hash of each table is `a`, unless the case has another. */
  live?: Record<string, string>;
  takenBack?: Record<string, string>[];
  before?: Record<string, TableStatus>;
  read: Record<string, SeenTable>;
  release?: string[];
  waits?: boolean;
  /** What became of each table; by default the same as before. */
  tables?: Record<string, TableStatus>;
}

const cases: Record<string, Case> = {
  'a table that is as it is live is noted once': {
    read: { [CARTA]: seen('a') },
    tables: { [CARTA]: { hash: 'a', at } },
  },
  'a table that was noted keeps its time': { read: { [CARTA]: seen('a') }, before: { [CARTA]: was('a') } },
  'a change is seen again first': {
    read: { [CARTA]: seen('b', 0) },
    before: { [CARTA]: was('a') },
    waits: true,
  },
  'a change that was seen for five seconds is released': {
    read: { [CARTA]: seen('b', 5) },
    before: { [CARTA]: was('a') },
    release: [CARTA],
  },
  'a table that changes again and again is released after two minutes': {
    read: { [CARTA]: seen('b', 0, 120) },
    before: { [CARTA]: was('a') },
    release: [CARTA],
  },
  'a row of today is released at first sight': { read: { [TODAY]: seen('b', 0) }, release: [TODAY] },
  'a row of today goes live while a price is half typed': {
    read: { [CARTA]: seen('b', 0), [TODAY]: seen('b', 0) },
    release: [TODAY],
    waits: true,
  },
  'a refused table is left alone until it changes': {
    read: { [CARTA]: seen('b') },
    before: { [CARTA]: was('b', { refused }) },
  },
  'a refused table that changes is released': {
    read: { [CARTA]: seen('c') },
    before: { [CARTA]: was('b', { refused }) },
    release: [CARTA],
  },
  'a refused table is checked again with another that changes': {
    read: { [CARTA]: seen('b'), [OTHER]: seen('b') },
    before: { [CARTA]: was('b', { refused }) },
    release: [OTHER, CARTA],
  },
  'a refused table that is again as it is live is in order': {
    read: { [CARTA]: seen('a') },
    before: { [CARTA]: was('a', { refused }) },
    tables: { [CARTA]: { hash: 'a', at } },
  },
  'a release that failed waits five minutes': {
    read: { [CARTA]: seen('b') },
    before: { [CARTA]: was('b', { refused, retry: true, at }) },
  },
  'a release that failed is tried again': {
    read: { [CARTA]: seen('b') },
    before: { [CARTA]: was('b', { refused, retry: true }) },
    release: [CARTA],
  },
  'a table that a rollback took back stays so': {
    read: { [CARTA]: seen('b') },
    takenBack: [{ [CARTA]: 'b' }],
    before: { [CARTA]: was('b') },
  },
  'a table that a rollback took back is known as such, though nobody noted its release': {
    read: { [CARTA]: seen('b') },
    takenBack: [{ [CARTA]: 'c' }, { [CARTA]: 'b' }],
    before: { [CARTA]: was('a') },
    tables: { [CARTA]: { hash: 'b', at } },
  },
  'a table that was noted stays taken back after another release': {
    read: { [CARTA]: seen('b') },
    before: { [CARTA]: was('b') },
  },
  'a rollback ends with the next cell of its table': {
    read: { [CARTA]: seen('c'), [OTHER]: seen('b') },
    takenBack: [{ [CARTA]: 'b', [OTHER]: 'b' }],
    before: { [CARTA]: was('b'), [OTHER]: was('b') },
    release: [CARTA],
  },
  'rows of today that a rollback took back are put back': {
    read: { [CARTA]: seen('b'), [TODAY]: seen('b', 0) },
    takenBack: [{ [CARTA]: 'b', [TODAY]: 'b' }],
    before: { [CARTA]: was('b'), [TODAY]: was('b') },
    release: [TODAY],
  },
  'a refused table of today is left alone too': {
    read: { [TODAY]: seen('b') },
    before: { [TODAY]: was('b', { refused }) },
  },
};

test.each(Object.entries(cases))('%s', (_title, each) => {
  const { live = {}, takenBack = [], before = {}, read, release = [], waits = false, tables = before } = each;
  const files = { [CARTA]: 'a', [OTHER]: 'a', [TODAY]: 'a', ...live };
  expect(decide({ files, takenBack }, before, read, NOW)).toEqual({ tables, release, waits });
});
