import { isSamePointer, pointerOfPage } from '../contracts';
import { fetchJson } from '../http';
import { LoadFailure } from './LoadFailure';

/** The guest waits meanwhile for the notice of the failure. */
const PATIENCE = { timeoutMs: 3_000 };

/** Gives the failure of a build's file the kind `gone`, if the file answers 404 and a newer release than the page's is live. */
export async function nameGone(failure: LoadFailure): Promise<LoadFailure> {
  const { kind, address, cause } = failure;
  const isCandidate = kind === 'error' && address.includes('/mfe/');
  const isGone = isCandidate && (await isPageOutdated()) && (await isMissing(address));
  return isGone ? new LoadFailure('gone', address, { cause }) : failure;
}

async function isPageOutdated(): Promise<boolean> {
  const pinned = pointerOfPage();
  if (!pinned) return false;
  const live = await fetchJson('/releases.json', PATIENCE);
  return live.ok && !isSamePointer(live.data, pinned);
}

async function isMissing(address: string): Promise<boolean> {
  const answer = await fetchJson(address, PATIENCE);
  return !answer.ok && typeof answer.error === 'object' && answer.error.status === 404;
}
