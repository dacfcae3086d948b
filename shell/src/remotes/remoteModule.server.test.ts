import { loadRemotePage } from './remoteModule';

const mockCause = new ReferenceError('window is not defined');
jest.mock('./federationHost', () => ({ loadExpose: () => Promise.reject(mockCause) }));

it('throws in Node what the remote has thrown: a page has no document there, and no fallback build', async () => {
  await expect(loadRemotePage('menu-mfe/MenuPage', 0)).rejects.toBe(mockCause);
});
