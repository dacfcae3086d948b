import { moment, timeAt, wallClock } from './bogotaTime';
import { pinnedFacts } from './facts';

const { timeZone } = pinnedFacts;

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

it('agrees with the calendar of the time zone in every week of ten years', () => {
  const week = 7 * 24 * 60 * 60_000;
  for (
    let moment = Date.UTC(2024, 0, 1, 3, 17);
    moment < Date.UTC(2034, 0, 1);
    moment += week + 61 * 60_000
  ) {
    const now = new Date(moment);
    const parts = Object.fromEntries(calendar.formatToParts(now).map(({ type, value }) => [type, value]));
    const [date, minutes] = [
      `${parts.year}-${parts.month}-${parts.day}`,
      Number(parts.hour) * 60 + Number(parts.minute),
    ];
    expect(wallClock(now)).toEqual({ date, minutes });
    expect(timeAt(date, minutes)).toBe(moment);
  }
});

it('writes a moment in the words and the time of the restaurant', () => {
  expect(moment(new Date('2026-11-24T03:05:00Z'))).toBe('23 de noviembre, 10:05 PM');
});
