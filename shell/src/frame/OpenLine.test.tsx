import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { commonMessages, language } from '@asia/shared/messages';
import { writeToday } from '@asia/shared/testing';
import { OpenLine, SpecialDays } from './OpenLine';

const texts = commonMessages.spanish;

// Medellín is five hours behind UTC all year.
const at = (time: string) => jest.useFakeTimers().setSystemTime(new Date(time));

it('is empty on the server, which has another clock', () => {
  expect(renderToString(<OpenLine />)).not.toMatch(/Abierto|Cerrado|Cerramos/);
});

it('follows the clock while the page stays open', () => {
  at('2026-03-05T02:59:30Z');
  render(<OpenLine />);
  expect(screen.getByText(texts.closing('10:00 PM'))).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(texts.closed(texts.at(texts.tomorrow, '11:00 AM')))).toBeVisible();
});

it('tells the next day with other hours here and below the hours, after hydration, to each guest', async () => {
  at('2026-03-05T15:00:00Z');
  writeToday({ what: 'hours', of: '2026-03-07', shifts: [] });
  const lines = (
    <>
      <OpenLine />
      <SpecialDays />
    </>
  );
  expect(renderToString(lines)).not.toMatch(/cerrado/);
  render(lines);
  expect(screen.getAllByText('Sábado 7: cerrado')).toHaveLength(2);
  await act(() => language.choose('en'));
  expect(screen.getAllByText('Saturday 7: closed')).toHaveLength(2);
  act(() => jest.setSystemTime(new Date('2026-03-07T15:00:00Z')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Saturday 7: closed')).toBeNull();
});
