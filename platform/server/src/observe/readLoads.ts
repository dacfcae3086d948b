import { LOAD_PHASES, type LoadRecord } from '@asia/shared/contracts';
import { isRecord } from '../isRecord';

/** No page reports more. */
const MOST = 60;
const LONGEST_MS = 600_000;
const name = /^[\w-]{1,40}$/;

const isName = (value: unknown): value is string => typeof value === 'string' && name.test(value);
const isUpTo = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

/** The valid records of a report, which anybody may have written. */
export function readLoads(body: unknown): LoadRecord[] {
  let list: unknown;
  try {
    list = JSON.parse(String(body));
  } catch {
    return [];
  }
  return Array.isArray(list) && list.length <= MOST ? list.filter(isLoad) : [];
}

function isLoad(value: unknown): value is LoadRecord {
  return (
    isRecord(value) &&
    isName(value.app) &&
    isName(value.version) &&
    LOAD_PHASES.some((phase) => phase === value.phase) &&
    isUpTo(value.ms, LONGEST_MS) &&
    isUpTo(value.bytes, Number.MAX_SAFE_INTEGER) &&
    (value.outcome === 'ready' || value.outcome === 'failed') &&
    typeof value.recovered === 'boolean'
  );
}
