import { facts } from '@asia/shared/content';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { writeFacts, writeToday } from '@asia/shared/testing';
import { spanish } from '../messages/es';
import { offeredTimes, timeIsOver, timeText } from './deliveryTime';

/** Wednesday, 14 January 2026, in Medellín. */
const at = (clock: string) => new Date(`2026-01-14T${clock}:00-05:00`);
const ends = (times: string[]) => [times[0], times.at(-1)];

it('begins after the minutes that the restaurant needs, and ends as it closes tomorrow', () => {
  const times = offeredTimes(at('13:01'));
  expect(times.slice(0, 2)).toEqual(['2026-01-14T14:00', '2026-01-14T14:15']);
  expect(times).toContain('2026-01-14T22:00');
  expect(times).not.toContain('2026-01-14T22:15');
  expect(times[times.indexOf('2026-01-14T22:00') + 1]).toBe('2026-01-15T11:00');
  expect(times.at(-1)).toBe('2026-01-15T22:00');
});

it('follows the minutes in the facts, the rows of the day and holidays', () => {
  writeFacts({ leadMinutes: 90 });
  expect(offeredTimes(at('13:00'))[0]).toBe('2026-01-14T14:30');
  writeToday({ what: 'hours', of: '2026-01-14', shifts: [{ opens: '18:00', closes: '19:10' }] });
  expect(ends(offeredTimes(at('13:00')).filter((time) => time.startsWith('2026-01-14')))).toEqual([
    '2026-01-14T18:00',
    '2026-01-14T19:00',
  ]);
  // Monday the 12th is a holiday, which ends half an hour earlier.
  expect(offeredTimes(new Date('2026-01-11T12:00:00-05:00')).at(-1)).toBe('2026-01-12T21:30');
});

it('goes on after midnight in a shift of yesterday', () => {
  const shifts = [{ opens: '18:00', closes: '02:00' }];
  writeFacts({ hours: facts.current.hours.map((rule) => ({ ...rule, shifts })) });
  expect(offeredTimes(at('00:10')).slice(0, 2)).toEqual(['2026-01-14T01:00', '2026-01-14T01:15']);
});

it('is over once it can no longer be offered', () => {
  expect(timeIsOver('2026-01-14T14:00', at('13:00'))).toBe(false);
  expect(timeIsOver('2026-01-14T14:00', at('14:00'))).toBe(true);
  expect(timeIsOver('', at('14:00'))).toBe(false);
});

it('says whose time it is to a guest in another time zone, and not to the restaurant', () => {
  const when = '2026-11-27T12:30';
  expect(timeText(when, spanish)).toBe(timeText(when));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  expect(timeText(when, spanish)).toBe(
    commonMessages.spanish.cityTime(timeText(when), pinnedFacts.address.city),
  );
});

it('has its day and its clock; any other text is no time', () => {
  expect(timeText('2026-11-27T12:30')).toBe('viernes 27, 12:30\u00a0PM');
  expect(timeText('<b>')).toBe('');
});
