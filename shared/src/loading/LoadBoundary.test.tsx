import { act, fireEvent, render, screen } from '@testing-library/react';
import { allowConsole } from '../testing';
import { LoadBoundary } from './LoadBoundary';
import { LoadFailure } from './LoadFailure';

it('retries a failed load when the connection returns, and nothing else', () => {
  allowConsole('error', /./);
  allowConsole('warn', /./);
  let failure: Error | null = new LoadFailure('error', '/chunk.js');
  const Part = () => {
    if (failure) throw failure;
    return <p>Menú</p>;
  };
  const boundary = (
    <LoadBoundary fallback={() => <p>No cargó</p>}>
      <Part />
    </LoadBoundary>
  );
  const connect = () => act(() => void window.dispatchEvent(new Event('online')));

  const { unmount } = render(boundary);
  expect(screen.getByText('No cargó')).toBeInTheDocument();
  failure = null;
  connect();
  expect(screen.getByText('Menú')).toBeInTheDocument();
  unmount();

  failure = new Error('our own mistake');
  render(boundary);
  failure = null;
  connect();
  expect(screen.getByText('No cargó')).toBeInTheDocument();
});

describe('a boundary', () => {
  let failure: Error | string | null = null;
  const Part = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- whatever a component throws
    if (failure !== null) throw failure;
    return <p>Menú</p>;
  };
  const renderFailure = (thrown: Error, retry: () => void, inVain: boolean, retrying: boolean) => (
    <button type="button" onClick={retry}>
      {`${thrown.message}, in vain: ${inVain}${retrying ? ', retrying' : ''}`}
    </button>
  );
  const draw = (activateFallback?: () => boolean) =>
    render(
      <LoadBoundary fallback={renderFailure} activateFallback={activateFallback}>
        <Part />
      </LoadBoundary>,
    );
  const fallbackText = () => screen.getByRole('button').textContent;
  const failsToLoad = () => {
    const made = new LoadFailure('error', '/chunk.js');
    // Rejects with the `failure` of that time.
    const load = () => (failure instanceof Error ? Promise.reject(failure) : Promise.resolve());
    made.part = { load: jest.fn(load), forget: jest.fn() };
    failure = made;
    return made.part;
  };

  beforeEach(() => {
    allowConsole('error', /./);
    allowConsole('warn', /./);
  });

  it('retries a failed load, and keeps its notice, with the focus on it, until the part is loaded', async () => {
    const { load } = failsToLoad();
    draw();
    const notice = screen.getByRole('button');
    act(() => notice.focus());
    expect(fallbackText()).toBe('Loading chunk failed (error: /chunk.js), in vain: false');
    fireEvent.click(notice);
    expect(fallbackText()).toMatch(/in vain: true, retrying$/);
    await act(() => Promise.resolve());
    expect(fallbackText()).toMatch(/in vain: true$/);
    expect(notice).toHaveFocus();
    failure = null;
    fireEvent.click(notice);
    expect(await screen.findByText('Menú')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('resets its failure when it unmounts, and stops listening', () => {
    const { load, forget } = failsToLoad();
    draw().unmount();
    window.dispatchEvent(new Event('online'));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('stops listening after a retry: a later error does not wait for the connection', async () => {
    const { load } = failsToLoad();
    const { rerender } = draw();
    failure = null;
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Menú');
    failure = new Error('our own mistake');
    rerender(
      <LoadBoundary fallback={renderFailure}>
        <Part />
      </LoadBoundary>,
    );
    failure = null;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fallbackText()).toBe('our own mistake, in vain: true');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('converts any thrown value to an error', () => {
    failure = 'no soup';
    draw();
    expect(fallbackText()).toBe('"no soup", in vain: false');
  });

  it('renders the fallback code for a part that throws in its first seconds', () => {
    failure = new Error('our own mistake');
    const activateFallback = jest.fn(() => {
      failure = null;
      return true;
    });
    draw(activateFallback);
    expect(screen.getByText('Menú')).toBeVisible();
    expect(activateFallback).toHaveBeenCalledTimes(1);
  });

  it('shows an error where there is no fallback code, and a failed load without asking for it', () => {
    failure = new Error('our own mistake');
    const none = jest.fn(() => false);
    draw(none).unmount();
    expect(none).toHaveBeenCalledTimes(1);
    failsToLoad();
    draw(none);
    expect(none).toHaveBeenCalledTimes(1);
    expect(fallbackText()).toMatch(/chunk/);
  });

  it.each([
    [10_000, 1],
    [10_001, 0],
  ])('after %d ms asks %d times for fallback code', (ms, times) => {
    jest.useFakeTimers();
    const activateFallback = jest.fn(() => false);
    const { rerender } = draw(activateFallback);
    jest.advanceTimersByTime(ms);
    failure = new Error('our own mistake');
    rerender(
      <LoadBoundary fallback={renderFailure} activateFallback={activateFallback}>
        <Part />
      </LoadBoundary>,
    );
    expect(activateFallback).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  afterEach(() => (failure = null));
});
