import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { allowConsole, renderApp } from '../testing';
import { keepLanguage, LANGUAGE_KEY } from './keepLanguage';
import { language } from './language';
import { LanguageStore } from './LanguageStore';
import { MessageCatalog, useTexts } from './MessageCatalog';

const storageWith = (stored: string | null | undefined) => ({
  read: () => stored,
  write: jest.fn(() => true),
});

afterEach(() => act(() => language.choose('es')));

test('the language of the last visit is restored', () => {
  const store = new LanguageStore();
  keepLanguage(store, storageWith('zh'));
  expect(store.current).toBe('zh');
});

test.each([null, '', 'fr', '"en"', '__proto__'])('%j in storage is Spanish', (stored) => {
  const store = new LanguageStore();
  keepLanguage(store, storageWith(stored));
  expect(store.current).toBe('es');
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

test('texts that do not load are Spanish', async () => {
  allowConsole('error', /texts zh/);
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    {
      en: () => Promise.resolve({ default: { hello: 'Hello' } }),
      zh: () => Promise.reject(new Error('offline')),
    },
  );
  const Hello = observer(() => <p>{useTexts(texts).hello}</p>);
  renderApp(<Hello />);
  expect(screen.getByText('Hola')).toBeVisible();
  await act(() => language.choose('en'));
  expect(screen.getByText('Hello')).toBeVisible();
  await act(() => language.choose('zh'));
  expect(screen.getByText('Hola')).toBeVisible();
});

test('slow texts leave the page in Spanish, and replace it once they are loaded', async () => {
  jest.useFakeTimers();
  let arrive: (table: { default: { hello: string } }) => void = () => undefined;
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    {
      en: () => new Promise((resolve) => (arrive = resolve)),
      zh: () => Promise.reject(new Error('offline')),
    },
  );
  const chosen = language.choose('en');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(language.current).toBe('es');
  await jest.advanceTimersByTimeAsync(1);
  await chosen;
  expect([language.current, texts.texts.hello]).toEqual(['en', 'Hola']);
  await act(() => Promise.resolve(arrive({ default: { hello: 'Hello' } })));
  expect(texts.texts.hello).toBe('Hello');
  jest.useRealTimers();
});
