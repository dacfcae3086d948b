import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { Announcer } from '@asia/shared/ui';
import { gameTexts } from '../messages/game/es';
import { dealGame } from './gameState';
import MemoryGame from './MemoryGame';

// With this number the shuffle moves nothing: blocks 1 and 2 are a pair, 3 and 4, and so on.
const inOrder = () => 1 - Number.EPSILON;
const pictureNames = dealGame(inOrder).blocks.map((block) => content(entry('game'))[block.image]!.name);

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
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const expectAnnounced = (text: string) =>
  expect(
    screen.getByText(text, { selector: '[aria-live], [aria-live] *, [role=status], [role=status] *' }),
  ).toBeInTheDocument();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows its title, its help and sixteen blocks face down', () => {
  renderGame();
  expect(screen.getByRole('heading', { level: 2, name: gameTexts.title })).toBeInTheDocument();
  expect(screen.getByText(gameTexts.rules)).toBeInTheDocument();
  expect(blocks().map((each) => each.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 16 }, (_, index) => gameTexts.hidden(index + 1)),
  );
  expect(screen.getByText(gameTexts.score(0, 8, 0))).toBeInTheDocument();
});

it('names and announces a first pick', () => {
  renderGame();
  flip(5);
  expect(block(5)).toHaveAccessibleName(gameTexts.shown(5, 'panda'));
  expectAnnounced(gameTexts.shown(5, 'panda'));
});

it('keeps a pair in view and announces it', () => {
  renderGame();
  flip(5, 6);
  expect(block(5)).toHaveAccessibleName(gameTexts.found(5, 'panda'));
  expect(block(6)).toHaveAccessibleName(gameTexts.found(6, 'panda'));
  expectAnnounced(gameTexts.pair('panda'));
  wait(5000);
  expect(block(5)).toHaveAccessibleName(gameTexts.found(5, 'panda'));
  expect(screen.getByText(gameTexts.score(1, 8, 1))).toBeInTheDocument();
});

it('turns two different pictures back after one second', () => {
  renderGame();
  flip(1, 3);
  expectAnnounced(gameTexts.noPair('dragón', 'tigre'));
  wait(999);
  expect(block(1)).toHaveAccessibleName(gameTexts.shown(1, 'dragón'));
  wait(1);
  expect(block(1)).toHaveAccessibleName(gameTexts.hidden(1));
  expect(block(3)).toHaveAccessibleName(gameTexts.hidden(3));
});

it('ignores clicks in the lock', () => {
  renderGame();
  flip(1, 3, 9);
  expect(block(9)).toHaveAccessibleName(gameTexts.hidden(9));
  wait(1000);
  flip(9);
  expect(block(9)).toHaveAccessibleName(gameTexts.shown(9, 'mono'));
});

it('does not pair a block with itself', () => {
  renderGame();
  flip(5, 5);
  expect(block(5)).toHaveAccessibleName(gameTexts.shown(5, 'panda'));
  expect(screen.getByText(gameTexts.score(0, 8, 0))).toBeInTheDocument();
});

it('restarts in the lock without touching the new board', () => {
  renderGame();
  flip(1, 3);
  wait(600);
  fireEvent.click(screen.getByRole('button', { name: gameTexts.restart }));
  expectAnnounced(gameTexts.restarted);
  flip(1, 2);
  wait(5000);
  expect(block(1)).toHaveAccessibleName(gameTexts.found(1, 'dragón'));
  expect(screen.getByText(gameTexts.score(1, 8, 1))).toBeInTheDocument();
});

it('shuffles again on restart', () => {
  let step = 0;
  renderGame(() => (step += 0.137) % 1);
  const firstPicture = () => {
    flip(1);
    return block(1).getAttribute('aria-label');
  };
  const firsts = new Set<string | null>();
  for (let round = 0; round < 12; round += 1) {
    fireEvent.click(screen.getByRole('button', { name: gameTexts.restart }));
    firsts.add(firstPicture());
  }
  expect(firsts.size).toBeGreaterThan(1);
});

it('praises the guest who finds all pairs and keeps the focus', () => {
  renderGame();
  block(16).focus();
  flip(1, 3);
  wait(1000);
  flip(...pictureNames.map((_, index) => index + 1));
  const praise = gameTexts.won(8, 9);
  expect(screen.getAllByText(praise)).toHaveLength(2);
  expect(block(16)).toHaveFocus();
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
