import { SCRIPTS_ID } from '@asia/shared/contracts';
import { Scripts } from './Scripts';

const list = {
  run: { '/main.js': 'sha256-m', '/libraries.js': 'sha256-l' },
  preload: { '/page.js': 'sha256-p' },
  early: { '/sheet.js': 'sha256-s', '/sheet.css': 'sha256-c' },
};

function openPage() {
  document.head.innerHTML = `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify(list)}</script>`;
  const request = jest.fn(() => Promise.reject(new TypeError('offline')));
  globalThis.fetch = request as typeof fetch;
  const onFailure = jest.fn();
  return { scripts: new Scripts(document, onFailure), request, onFailure };
}

const preloads = () =>
  Array.from(document.querySelectorAll('link'), (link) => [link.getAttribute('href'), link.integrity]);
const added = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

it('preloads the first scripts and fetches the code of the page, once, with their hashes', () => {
  const { scripts, request } = openPage();
  scripts.fetch();
  scripts.run();
  expect(preloads()).toEqual(Object.entries(list.run));
  expect(request.mock.calls).toEqual([['/page.js', { integrity: 'sha256-p', priority: 'low' }]]);
});

it('fetches what a tapped dish needs, with its hash', () => {
  const { scripts, request } = openPage();
  scripts.fetchEarly();
  expect(request.mock.calls).toEqual([
    ['/sheet.js', { integrity: 'sha256-s' }],
    ['/sheet.css', { integrity: 'sha256-c' }],
  ]);
});

it('runs the scripts in their order, each with its hash and CORS', () => {
  const { scripts, onFailure } = openPage();
  scripts.run();
  expect(added().map((script) => [script.getAttribute('src'), script.integrity])).toEqual(
    Object.entries(list.run),
  );
  for (const script of added()) expect(script).toMatchObject({ async: false, crossOrigin: 'anonymous' });
  expect(onFailure).not.toHaveBeenCalled();
  added()[1]?.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
