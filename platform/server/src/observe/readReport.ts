import { z } from 'zod';
import {
  ERROR_KINDS,
  type ErrorRecord,
  LOAD_PHASES,
  type LoadRecord,
  MAX_REPORTED_ERRORS,
  MAX_REPORTED_LOADS,
} from '@asia/shared/contracts';

const MAX_LOAD_MS = 600_000;
const name = z.string().regex(/^[\w-]{1,40}$/);

const load: z.ZodType<LoadRecord> = z.object({
  app: name,
  version: name,
  phase: z.enum(LOAD_PHASES),
  ms: z.number().min(0).max(MAX_LOAD_MS),
  bytes: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
  outcome: z.enum(['ready', 'failed']),
  recovered: z.boolean(),
});

const error: z.ZodType<ErrorRecord> = z.object({
  app: name,
  version: name,
  kind: z.enum(ERROR_KINDS),
  name,
  place: z.string().regex(/^[\w./-]{1,80}:\d{1,7}:\d{1,7}$/),
});

/** The first two scripts of the shell, whose preload WebKit refuses: their elements have a hash on every page. */
const refusedPreload = z.object({
  blockedURL: z.string().regex(/\/mfe\/[\w-]+\/(?:\w+\/main|chunks\/libraries\.\w+)\.js$/),
});
const violation = z
  .object({ type: z.literal('integrity-violation'), body: z.unknown() })
  .refine(({ body }) => !refusedPreload.safeParse(body).success);

export interface Report {
  loads: LoadRecord[];
  errors: ErrorRecord[];
  /** Scripts without a hash that `Integrity-Policy` blocked. */
  blockedScripts: number;
}

/** The valid records of a report of a page, or of a browser (`Reporting-Endpoints`). Anybody may write a report. */
export function readReport(body: unknown): Report {
  const records = listIn(body);
  const valid = <Valid>(schema: z.ZodType<Valid>) =>
    records.flatMap((record) => schema.safeParse(record).data ?? []);
  const errors = valid(error);
  return {
    loads: valid(load),
    errors: errors.length <= MAX_REPORTED_ERRORS ? errors : [],
    blockedScripts: valid(violation).length,
  };
}

function listIn(body: unknown): unknown[] {
  try {
    const list: unknown = JSON.parse(String(body));
    return Array.isArray(list) && list.length <= MAX_REPORTED_LOADS ? list : [];
  } catch {
    return [];
  }
}
