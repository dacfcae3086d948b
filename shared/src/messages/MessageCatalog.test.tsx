import { act, render, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { language } from './language';
import { MessageCatalog, useMessagesReady, useTexts } from './MessageCatalog';

afterEach(() => language.choose('es'));

test('a page that waits for its texts hydrates when they arrive while React draws it', async () => {
  let arrive: () => void = () => undefined;
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    {
      en: () => new Promise((resolve) => (arrive = () => resolve({ default: { hello: 'Hello' } }))),
      zh: () => Promise.reject(new Error('not asked for')),
    },
  );
  const Page = observer(() => {
    queueMicrotask(arrive);
    useMessagesReady(texts);
    return <p>{useTexts(texts).hello}</p>;
  });
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  language.recall('en');
  const onRecoverableError = jest.fn();
  // Outside of `act`, which lets React finish before the texts arrive.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = hydrateRoot(container, page, { onRecoverableError });
  await waitFor(() => expect(container).toHaveTextContent('Hello'));
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a page that the guest uses stays in place while its language changes', async () => {
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    {
      en: () => Promise.resolve({ default: { hello: 'Hello' } }),
      zh: () => Promise.reject(new Error('not asked for')),
    },
  );
  const appear = jest.fn();
  const Page = observer(() => {
    useMessagesReady(texts);
    useLayoutEffect(appear, []);
    return <p>{useTexts(texts).hello}</p>;
  });
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  await act(() => language.choose('en'));
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(appear).toHaveBeenCalledTimes(1);
});

test('texts that are in the code need no request', () => {
  const texts = new MessageCatalog(
    'texts',
    { hello: 'Hola' },
    { en: { hello: 'Hello' }, zh: { hello: '您好' } },
  );
  const languages = ['es', 'en', 'zh'] as const;
  expect(languages.map((each) => texts.in(each).hello)).toEqual(['Hola', 'Hello', '您好']);
});
