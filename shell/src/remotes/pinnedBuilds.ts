import { pointerOfPage, type ReleasePointer } from '@asia/shared/contracts';

/** The builds this page was composed from. A tab keeps them for its whole life, whatever is released meanwhile. */
export function pinnedBuilds(): ReleasePointer {
  const pointer = pointerOfPage();
  if (!pointer) throw new Error('This page carries no releases: it was not written by the release step.');
  return pointer;
}
