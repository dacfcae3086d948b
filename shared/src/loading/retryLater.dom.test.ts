import { onReconnect, retryLater } from './retryLater';

const connect = () => window.dispatchEvent(new Event('online'));

beforeEach(() => jest.useFakeTimers());

it.each([
  ['after its pause', () => jest.advanceTimersByTime(1)],
  ['when the connection returns', connect],
])('retries once, %s', (_when, wake) => {
  const retry = jest.fn();
  const cancelled = jest.fn();
  retryLater(retry);
  retryLater(cancelled)();
  jest.advanceTimersByTime(14_999);
  expect(retry).not.toHaveBeenCalled();
  wake();
  connect();
  jest.advanceTimersByTime(30_000);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

it('hears of each return of the connection, until it is stopped', () => {
  const heard = jest.fn();
  const stop = onReconnect(heard);
  connect();
  connect();
  stop();
  connect();
  expect(heard).toHaveBeenCalledTimes(2);
});
