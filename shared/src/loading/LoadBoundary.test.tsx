import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useId } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { allowConsole, answer, awaited } from '../testing';
import { SLOW_AFTER_MS } from './deadlines';
import { Loadable } from './Loadable';
import { LoadBoundary, type LoadProblem } from './LoadBoundary';
import { LoadFailure } from './LoadFailure';
import { useLoaded } from './useLoaded';

/** What the component throws in use. */
let thrown: Error | string | null;
/** What the next attempt to load it rejects with. */
let failure: Error | null;
let ask: jest.Mock<Promise<string>, []>;
let menu: Loadable<string>;

function Menu() {
  const title = useLoaded(menu);
  // A hook after `useLoaded`: React must see the same hooks when the value is there.
  useId();
  if (thrown !== null) throw thrown;
  return <p>{title}</p>;
}

const notice = ({ state, thrown: error, inVain, onRetry }: LoadProblem) => (
  <button type="button" onClick={onRetry}>
    {`${error?.message ?? 'nothing thrown'}, ${state}, in vain: ${inVain}`}
  </button>
);
const place = (activateFallback?: () => boolean) => (
  <LoadBoundary waiting={<p>Cargando...</p>} notice={notice} activateFallback={activateFallback}>
    <Menu />
  </LoadBoundary>
);
const drawWaiting = (page: ReactNode) => awaited(() => render(page));
const draw = (activateFallback?: () => boolean) => drawWaiting(place(activateFallback));
function holdAnswer() {
  let answer: (title: string) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  return () => act(() => Promise.resolve(answer('Menú')));
}
const noticeText = () => screen.getByRole('button').textContent;
const connect = () => act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));

beforeEach(() => {
  thrown = null;
  failure = null;
  ask = jest.fn(() => (failure ? Promise.reject(failure) : Promise.resolve('Menú')));
  menu = new Loadable('menu', ask);
  allowConsole('error', /./);
  allowConsole('warn', /./);
});

describe('a boundary whose children do not load', () => {
  beforeEach(() => {
    failure = new LoadFailure('error', '/chunk.js');
  });

  it('is retried, and keeps its notice, with the focus on it, until it is loaded', async () => {
    await draw();
    const button = screen.getByRole('button');
    act(() => button.focus());
    expect(noticeText()).toBe('Loading chunk failed (error: /chunk.js), failed, in vain: false');
    fireEvent.click(button);
    expect(noticeText()).toMatch(/retrying, in vain: true$/);
    await act(() => Promise.resolve());
    expect(noticeText()).toMatch(/failed, in vain: true$/);
    expect(button).toHaveFocus();
    failure = null;
    fireEvent.click(button);
    expect(await screen.findByText('Menú')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is retried when the connection returns', async () => {
    await draw();
    failure = null;
    await connect();
    expect(screen.getByText('Menú')).toBeVisible();
  });

  it.each([
    ['by itself once, when a server that was down answers again', 'down', 2],
    ['by the guest alone, where the server answers and a file is broken', 'up', 1],
  ])('is retried %s', async (_who, server, attempts) => {
    jest.useFakeTimers();
    const network = jest.fn(() => Promise.resolve(answer({})));
    if (server === 'down') network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    globalThis.fetch = network;
    await draw();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(ask).toHaveBeenCalledTimes(attempts);
    expect(noticeText()).toMatch(/failed/);
  });

  it('is requested again by the next boundary, and by none that has gone', async () => {
    const { unmount } = await draw();
    unmount();
    await connect();
    expect(ask).toHaveBeenCalledTimes(1);
    failure = null;
    await draw();
    expect(screen.getByText('Menú')).toBeVisible();
  });

  it('is shown without asking for fallback code', async () => {
    const activateFallback = jest.fn(() => false);
    await draw(activateFallback);
    expect(noticeText()).toMatch(/chunk/);
    expect(activateFallback).not.toHaveBeenCalled();
  });
});

it('shows what a slow loadable says beside what waits for it', async () => {
  jest.useFakeTimers();
  const answer = holdAnswer();
  await draw();
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS));
  expect(noticeText()).toBe('nothing thrown, slow, in vain: false');
  expect(screen.getByText('Cargando...')).toBeVisible();
  await answer();
  expect(screen.getByText('Menú')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leaves the waiting to what is around it where it has nothing to show', async () => {
  const answer = holdAnswer();
  await drawWaiting(
    <Suspense fallback={<p>La carta se abre</p>}>
      <LoadBoundary notice={notice}>
        <Menu />
      </LoadBoundary>
    </Suspense>,
  );
  expect(screen.getByText('La carta se abre')).toBeVisible();
  await answer();
  expect(screen.getByText('Menú')).toBeVisible();
});

it('shows its children as soon as they are loaded, where React alone would wait', async () => {
  // In an `act`, React does not wait.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let load: (title: string) => void = () => undefined;
  ask.mockImplementation(() => new Promise((resolve) => (load = resolve)));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const shows = (text: string) => waitFor(() => expect(host).toHaveTextContent(text), { timeout: 20_000 });
  try {
    root.render(place());
    await shows('Cargando...');
    // By this clock, the end of its wait is days away.
    jest.spyOn(performance, 'now').mockReturnValue(-1e9);
    load('Menú');
    await shows('Menú');
  } finally {
    root.unmount();
    host.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});

it('shows at once what is there already', async () => {
  await menu.load();
  render(place());
  expect(screen.getByText('Menú')).toBeVisible();
});

it('keeps the prerendered text of children that do not load, and hydrates them later', async () => {
  await menu.load();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(place());
  menu = new Loadable('menu', ask);
  failure = new LoadFailure('error', '/chunk.js');
  const root = await awaited(() => hydrateRoot(host, place()));
  const text = screen.getByText('Menú');
  const button = screen.getByRole('button');
  expect(noticeText()).toBe('nothing thrown, failed, in vain: false');
  expect(host).not.toHaveTextContent('Cargando');
  failure = null;
  act(() => button.click());
  expect(noticeText()).toMatch(/retrying/);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(menu.phase).toBe('ready');
  expect(screen.getByText('Menú')).toBe(text);
  act(() => root.unmount());
  host.remove();
});

describe('a boundary whose children throw', () => {
  beforeEach(() => {
    thrown = new Error('our own mistake');
  });

  it('is drawn again with a retry, and not because the connection returns', async () => {
    await draw();
    thrown = null;
    await connect();
    expect(noticeText()).toBe('our own mistake, failed, in vain: false');
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Menú')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not wait for the connection because it had not loaded before', async () => {
    thrown = null;
    failure = new LoadFailure('error', '/chunk.js');
    const { rerender } = await draw();
    failure = null;
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Menú');
    thrown = new Error('our own mistake');
    rerender(place());
    thrown = null;
    await connect();
    expect(noticeText()).toBe('our own mistake, failed, in vain: true');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('may throw any value', async () => {
    thrown = 'no soup';
    await draw();
    expect(noticeText()).toBe('"no soup", failed, in vain: false');
  });

  it('is replaced by fallback code in its first seconds', async () => {
    const activateFallback = jest.fn(() => {
      thrown = null;
      return true;
    });
    await draw(activateFallback);
    expect(screen.getByText('Menú')).toBeVisible();
    expect(activateFallback).toHaveBeenCalledTimes(1);
  });

  it.each([
    [10_000, 1],
    [10_001, 0],
  ])('after %d ms asks %d times for fallback code, and shows the error without it', async (ms, times) => {
    jest.useFakeTimers();
    thrown = null;
    const activateFallback = jest.fn(() => false);
    const { rerender } = await draw(activateFallback);
    jest.advanceTimersByTime(ms);
    thrown = new Error('our own mistake');
    rerender(place(activateFallback));
    expect(activateFallback).toHaveBeenCalledTimes(times);
    expect(noticeText()).toMatch(/our own mistake/);
  });
});
