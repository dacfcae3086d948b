import { act } from '@testing-library/react';
import { today } from '../content';
import type { TodayRow } from '../contracts';

/** Writes rows of `hoy.csv`, until the end of the test. */
export function writeToday(...rows: TodayRow[]): void {
  act(() => today.follow(rows));
}

afterEach(() => writeToday());
