import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { Announcer } from '@asia/shared/ui';
import { gameTexts } from '../messages/game/es';
import MemoryGame from './MemoryGame';

// With this number the shuffle moves nothing: blocks 1 and 2 are a pair, 3 and 4, and so on.
const inOrder = () => 1 - Number.EPSILON;

function renderGame(random = inOrder) {
  return renderApp(
    <>
      <MemoryGame random={random} />
      <Announcer />
    </>,
    { route: '/Menuinfantil' },
  );
}

const isBlock = new RegExp(gameTexts.shown(0, '').replace('0', '\\d+'));
const blocks = () => screen.getAllByRole('button', { name: isBlock });
const block = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^${gameTexts.shown(number, '')}`) });
const flip = (...numbers: number[]) => numbers.forEach((number) => fireEvent.click(block(number)));
const restart = () => fireEvent.click(screen.getByRole('button', { name: gameTexts.restart }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const expectNames = (...names: [number: number, name: string][]) =>
  names.forEach(([number, name]) => expect(block(number)).toHaveAccessibleName(name));
const expectAnnounced = (text: string) =>
  expect(
    screen.getByText(text, { selector: '[aria-live], [aria-live] *, [role=status], [role=status] *' }),
  ).toBeInTheDocument();

beforeEach(() => jest.useFakeTimers());

it('shows its title, its help and sixteen blocks face down', () => {
  renderGame();
  expect(screen.getByRole('heading', { level: 2, name: gameTexts.title })).toBeInTheDocument();
  expect(screen.getByText(gameTexts.rules)).toBeInTheDocument();
  expect(blocks().map((each) => each.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 16 }, (_, index) => gameTexts.hidden(index + 1)),
  );
  expect(screen.getByText(gameTexts.score(0, 8, 0))).toBeInTheDocument();
});

it('announces flips, turns two pictures back after a second, and restarts meanwhile', () => {
  renderGame();
  flip(1, 3);
  expectAnnounced(gameTexts.noPair('dragón', 'tigre'));
  wait(999);
  expectNames([1, gameTexts.shown(1, 'dragón')], [3, gameTexts.shown(3, 'tigre')]);
  wait(1);
  expectNames([1, gameTexts.hidden(1)], [3, gameTexts.hidden(3)]);

  flip(5);
  expectNames([5, gameTexts.shown(5, 'panda')]);
  expectAnnounced(gameTexts.shown(5, 'panda'));
  flip(6);
  expectNames([5, gameTexts.found(5, 'panda')], [6, gameTexts.found(6, 'panda')]);
  expectAnnounced(gameTexts.pair('panda'));
  expect(screen.getByText(gameTexts.score(1, 8, 2))).toBeInTheDocument();

  flip(1, 3);
  wait(600);
  restart();
  expectAnnounced(gameTexts.restarted);
  flip(1, 3);
  wait(600);
  expectNames([1, gameTexts.shown(1, 'dragón')]);
});

it('shuffles again on restart', () => {
  let random = inOrder;
  renderGame(() => random());
  random = () => 0.4;
  restart();
  flip(1);
  expect(block(1)).not.toHaveAccessibleName(gameTexts.shown(1, 'dragón'));
});

it('praises the guest who finds all pairs and keeps the focus', () => {
  renderGame();
  block(16).focus();
  flip(1, 3);
  wait(1000);
  flip(...blocks().map((_, index) => index + 1));
  expect(screen.getAllByText(gameTexts.won(8, 9))).toHaveLength(2);
  expect(block(16)).toHaveFocus();
});

it('is played by keyboard', async () => {
  jest.useRealTimers();
  const { user } = renderGame();
  block(5).focus();
  await user.keyboard('{Enter}');
  block(6).focus();
  await user.keyboard(' ');
  expect(block(6)).toHaveAccessibleName(gameTexts.found(6, 'panda'));
});

it('leaves no timer behind when the page is left', () => {
  const { unmount } = renderGame();
  flip(1, 3);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('contains no picture in the prerendered page', () => {
  const view = renderToString(<MemoryGame />);
  expect(view.match(/boca abajo/g)).toHaveLength(16);
  expect(view).not.toContain('juego-');
});

it('breaks no rule of accessibility in the middle of a game', async () => {
  jest.useRealTimers();
  const { container } = renderGame();
  flip(5, 6, 1);
  await expectAccessible(container);
});
