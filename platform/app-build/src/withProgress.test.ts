import { withProgress } from './withProgress';

const done = jest.fn();
const drawn = jest.fn<boolean, [string]>(() => true);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(done);
  jest.spyOn(process.stdout, 'write').mockImplementation(drawn as never);
});
afterEach(() => {
  jest.clearAllMocks();
  isTerminal(isTTY);
});

const lasting = (milliseconds: number) => () =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));
const { isTTY } = process.stdout;
const isTerminal = (is: boolean) => (process.stdout.isTTY = is);

it('prints to a log one line for a stage that is done, and nothing before', async () => {
  isTerminal(false);
  const types = withProgress('types', lasting(9_000));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  await types;
  expect(done.mock.calls).toEqual([['types: 9 s']]);
  expect(drawn).not.toHaveBeenCalled();
});

it('shows on a terminal all that is being done', async () => {
  isTerminal(true);
  const both = Promise.all([withProgress('types', lasting(9_000)), withProgress('shell', lasting(5_000))]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(drawn.mock.lastCall?.[0]).toContain('… types (3 s), shell (3 s)');
  await jest.advanceTimersByTimeAsync(6_000);
  await both;
  expect(drawn.mock.lastCall?.[0]).not.toContain('…');
  expect(done.mock.calls).toEqual([['shell: 5 s'], ['types: 9 s']]);
});

it('prints nothing about a stage that failed', async () => {
  isTerminal(false);
  await expect(withProgress('types', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(done).not.toHaveBeenCalled();
});
