import { Library } from './Library';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a key is loaded once', async () => {
  const fetchOne = jest.fn((key: string) => Promise.resolve(key.toUpperCase()));
  const library = new Library(fetchOne);

  expect(library.load('sopas')).toBe(library.load('sopas'));
  await expect(library.load('sopas')).resolves.toBe('SOPAS');
  expect(fetchOne).toHaveBeenCalledTimes(1);
});

test('what has arrived can be read at once', async () => {
  const library = new Library((key: string) => Promise.resolve(key.length));

  expect(library.peek('sopas')).toBeUndefined();
  await library.load('sopas');
  expect(library.peek('sopas')).toBe(5);
});

test('a failure reaches the network again only after a second', async () => {
  const fetchOne = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue('soup');
  const library = new Library(fetchOne);

  await expect(library.load('sopas')).rejects.toThrow('cut');
  await expect(library.load('sopas')).rejects.toThrow('cut');
  expect(fetchOne).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(1_000);
  await expect(library.load('sopas')).resolves.toBe('soup');
});

test('a patient load outlives failures until the connection returns', async () => {
  const fetchOne = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue('soup');
  const library = new Library(fetchOne);
  const settled = jest.fn();

  void library.loadPatiently('sopas').then(settled, settled);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(settled).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith('soup');
});

test('a patient load tries again by itself', async () => {
  const fetchOne = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue('soup');
  const library = new Library(fetchOne);
  const settled = jest.fn();

  void library.loadPatiently('sopas').then(settled);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(settled).toHaveBeenCalledWith('soup');
});
