import { act } from '@testing-library/react';
import { facts } from '../content';
import type { Facts } from '../contracts';

const pinned = facts.current;

/** Makes facts live that differ from those of the page, until the end of the test. */
export function writeFacts(changes: Partial<Facts> = {}): void {
  act(() => facts.follow({ ...pinned, ...changes }));
}

afterEach(() => writeFacts());
