import { RELEASES_ID, type ReleasePointer } from '@asia/shared/contracts';

/** The builds this page was composed from. A tab keeps them for its whole life, whatever is released meanwhile. */
export function pinnedReleases(): ReleasePointer {
  const text = document.getElementById(RELEASES_ID)?.textContent;
  if (!text) throw new Error('This page carries no releases: it was not written by the release step.');
  return JSON.parse(text) as ReleasePointer;
}
