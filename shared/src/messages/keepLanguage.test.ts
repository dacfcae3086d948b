import { allowConsole } from '../testing/noise';
import { keepLanguage, LANGUAGE_KEY } from './keepLanguage';
import { language } from './language';
import { LanguageStore } from './LanguageStore';
import { MessageCatalog } from './MessageCatalog';

const storageWith = (stored: string | null | undefined) => ({
  read: () => stored,
  write: jest.fn(() => true),
});

afterEach(() => language.choose('es'));

test.each([
  ['zh', 'zh'],
  [null, 'es'],
  ['', 'es'],
  ['fr', 'es'],
  ['"en"', 'es'],
  ['__proto__', 'es'],
])('%j in storage is the language %s', (stored, current) => {
  const store = new LanguageStore();
  keepLanguage(store, storageWith(stored));
  expect(store.current).toBe(current);
});

test('what is chosen is stored, under a name of its own', async () => {
  const store = new LanguageStore();
  const storage = storageWith(null);
  keepLanguage(store, storage);
  await store.choose('en');
  expect(storage.write).toHaveBeenCalledWith(LANGUAGE_KEY, 'en');
});

test('without storage the language holds for the page', async () => {
  const store = new LanguageStore();
  keepLanguage(store, { read: () => undefined, write: () => false });
  await store.choose('en');
  expect(store.current).toBe('en');
});

test('everything changes in one moment, and the last choice wins', async () => {
  const store = new LanguageStore();
  const arrivals: (() => void)[] = [];
  store.follow({ load: () => new Promise<void>((resolve) => arrivals.push(resolve)) });
  const english = store.choose('en');
  const chinese = store.choose('zh');
  expect(store.current).toBe('es');
  arrivals.reverse().forEach((arrive) => arrive());
  await Promise.all([english, chinese]);
  expect(store.current).toBe('zh');
});

test('texts that are slow or do not load leave the page in Spanish', async () => {
  allowConsole('error', /texts zh/);
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    {
      en: () => new Promise((resolve) => (arrive = () => resolve({ default: { hello: 'Hello' } }))),
      zh: () => Promise.reject(new Error('offline')),
    },
  );
  const chosen = language.choose('en');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(language.current).toBe('es');
  await jest.advanceTimersByTimeAsync(1);
  await chosen;
  expect([language.current, texts.texts.hello]).toEqual(['en', 'Hola']);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(texts.texts.hello).toBe('Hello');
  await language.choose('zh');
  expect([language.current, texts.texts.hello]).toEqual(['zh', 'Hola']);
});
