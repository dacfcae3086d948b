import { act, fireEvent, render, screen } from '@testing-library/react';
import { allowConsole } from '../testing';
import { LoadBoundary } from './LoadBoundary';
import { LoadFailure } from './LoadFailure';

it('tries what did not come again when the connection returns, and only that', () => {
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
  const tell = (thrown: Error, retry: () => void, inVain: boolean, retrying: boolean) => (
    <button type="button" onClick={retry}>
      {`${thrown.message}, in vain: ${inVain}${retrying ? ', retrying' : ''}`}
    </button>
  );
  const draw = (standIn?: () => boolean) =>
    render(
      <LoadBoundary fallback={tell} standIn={standIn}>
        <Part />
      </LoadBoundary>,
    );
  const said = () => screen.getByRole('button').textContent;
  const failsToLoad = () => {
    const made = new LoadFailure('error', '/chunk.js');
    // Renders with what `failure` is by then.
    const load = () => (failure instanceof Error ? Promise.reject(failure) : Promise.resolve());
    made.part = { load: jest.fn(load), forget: jest.fn() };
    failure = made;
    return made.part;
  };

  beforeEach(() => {
    allowConsole('error', /./);
    allowConsole('warn', /./);
  });

  it('asks for what did not come anew, and keeps its notice, with the focus on it, until that is there', async () => {
    const { load } = failsToLoad();
    draw();
    const notice = screen.getByRole('button');
    act(() => notice.focus());
    expect(said()).toBe('Loading chunk failed (error: /chunk.js), in vain: false');
    fireEvent.click(notice);
    expect(said()).toMatch(/in vain: true, retrying$/);
    await act(() => Promise.resolve());
    expect(said()).toMatch(/in vain: true$/);
    expect(notice).toHaveFocus();
    failure = null;
    fireEvent.click(notice);
    expect(await screen.findByText('Menú')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes its failure with it when it goes, and listens no more', () => {
    const { load, forget } = failsToLoad();
    draw().unmount();
    window.dispatchEvent(new Event('online'));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('listens no more once it is retried: what breaks then does not wait for the connection', async () => {
    const { load } = failsToLoad();
    const { rerender } = draw();
    failure = null;
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Menú');
    failure = new Error('our own mistake');
    rerender(
      <LoadBoundary fallback={tell}>
        <Part />
      </LoadBoundary>,
    );
    failure = null;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(said()).toBe('our own mistake, in vain: true');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('makes an error of whatever is thrown', () => {
    failure = 'no soup';
    draw();
    expect(said()).toBe('"no soup", in vain: false');
  });

  it('draws a stand-in for what breaks in its first seconds, once there is one', () => {
    failure = new Error('our own mistake');
    const standIn = jest.fn(() => {
      failure = null;
      return true;
    });
    draw(standIn);
    expect(screen.getByText('Menú')).toBeVisible();
    expect(standIn).toHaveBeenCalledTimes(1);
  });

  it('tells what breaks where nothing stands in, and what does not come without asking for a stand-in', () => {
    failure = new Error('our own mistake');
    const none = jest.fn(() => false);
    draw(none).unmount();
    expect(none).toHaveBeenCalledTimes(1);
    failsToLoad();
    draw(none);
    expect(none).toHaveBeenCalledTimes(1);
    expect(said()).toMatch(/chunk/);
  });

  it.each([
    [10_000, 1],
    [10_001, 0],
  ])('after %d ms asks %d times for a stand-in', (ms, times) => {
    jest.useFakeTimers();
    const standIn = jest.fn(() => false);
    const { rerender } = draw(standIn);
    jest.advanceTimersByTime(ms);
    failure = new Error('our own mistake');
    rerender(
      <LoadBoundary fallback={tell} standIn={standIn}>
        <Part />
      </LoadBoundary>,
    );
    expect(standIn).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  afterEach(() => (failure = null));
});
