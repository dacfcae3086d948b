import { deadLinks } from './deadLinks';

it('finds nothing where links lead to pages, files and other sites', () => {
  const links = ['/', '/hall/', '/Hall?day=1#top', '/menu.pdf', 'https://example.com/x', '#top'];
  const body = links.map((link) => `<a class="a" href="${link}">x</a>`).join('');
  expect(deadLinks({ '/': body, '/Hall': '<link href="/nowhere">' })).toEqual([]);
});

it('names each address that is missing once, with a page that leads to it', () => {
  const away = '<a href="/Gone?x=1">x</a><a href="/Gone">y</a>';
  expect(deadLinks({ '/': `${away}<a href="/Old">x</a>`, '/A': away, '/B': away })).toEqual([
    'On / and 2 more a link leads to /Gone, which no live app has.',
    'On / a link leads to /Old, which no live app has.',
  ]);
});
