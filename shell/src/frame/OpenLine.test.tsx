import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { commonMessages } from '@asia/shared/messages';
import { OpenLine } from './OpenLine';

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
