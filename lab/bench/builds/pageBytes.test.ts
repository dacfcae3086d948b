import { filesOf } from './pageBytes';

it('names styles and scripts of a written page', () => {
  const list = { run: { '/mfe/shell/1/main.js': 'sha256-a' }, preload: { '/mfe/menu/1/remoteEntry.js': '' } };
  const html = `<link rel="stylesheet" href="/mfe/shell/1/main.css" integrity="sha256-b"><script type="application/json" id="scripts">${JSON.stringify(list)}</script>`;
  expect(filesOf(html)).toEqual([
    '/mfe/shell/1/main.css',
    '/mfe/shell/1/main.js',
    '/mfe/menu/1/remoteEntry.js',
  ]);
});
