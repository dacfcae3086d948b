import {
  ERROR_KINDS,
  type ErrorRecord,
  LOAD_PHASES,
  type LoadRecord,
  MAX_REPORTED_ERRORS,
  MAX_REPORTED_LOADS,
} from '@asia/shared/contracts';
import { isRecord } from '../isRecord';

const MAX_LOAD_MS = 600_000;
const name = /^[\w-]{1,40}$/;
const place = /^[\w./-]{1,80}:\d{1,7}:\d{1,7}$/;

export interface Report {
  loads: LoadRecord[];
  errors: ErrorRecord[];
  /** Scripts without a hash that `Integrity-Policy` blocked. */
  blockedScripts: number;
}

const isName = (value: unknown): value is string => typeof value === 'string' && name.test(value);
const isUpTo = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;

/** The valid entries of a report of a page, or of a browser (`Reporting-Endpoints`). Anybody may write a report. */
export function readReport(body: unknown): Report {
  const entries = listIn(body);
  const errors = entries.filter(isError);
  return {
    loads: entries.filter(isLoad),
    errors: errors.length <= MAX_REPORTED_ERRORS ? errors : [],
    blockedScripts: entries.filter(isViolation).length,
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

const isViolation = (value: unknown): boolean => isRecord(value) && value.type === 'integrity-violation';

function isError(value: unknown): value is ErrorRecord {
  return (
    isRecord(value) &&
    isName(value.app) &&
    isName(value.version) &&
    ERROR_KINDS.some((kind) => kind === value.kind) &&
    isName(value.name) &&
    typeof value.place === 'string' &&
    place.test(value.place)
  );
}

function isLoad(value: unknown): value is LoadRecord {
  return (
    isRecord(value) &&
    isName(value.app) &&
    isName(value.version) &&
    LOAD_PHASES.some((phase) => phase === value.phase) &&
    isUpTo(value.ms, MAX_LOAD_MS) &&
    isUpTo(value.bytes, Number.MAX_SAFE_INTEGER) &&
    (value.outcome === 'ready' || value.outcome === 'failed') &&
    typeof value.recovered === 'boolean'
  );
}
