import { computeIntegrity } from '@asia/release-store';
import { descriptions, testStore } from '../testing/testStore';
import { compose } from './compose';
import { offlineList } from './offlineList';

it('lists the pages with `offline`, every file of their builds, and the entries of the content', async () => {
  const { addBuild, addContent } = testStore();
  const { menu } = descriptions;
  const routes = menu.routes.map((route) => ({ ...route, offline: route.path === '/Secret' }));
  const apps = Object.values({ ...descriptions, menu: { ...menu, routes } });
  const builds = apps.map((description) => addBuild(description, `${description.name}-1`));
  const site = compose(await Promise.all([...builds, addContent('content-1')]));
  const { pages, files, ...rest } = offlineList(site);
  expect(Object.keys(pages)).toEqual(['/Secret']);
  expect(files).toMatchObject({
    '/mfe/shell/shell-1/main.js': 'sha256-shell/main.js',
    '/mfe/shell/shell-1/assets/title.woff2': computeIntegrity(Buffer.from('/* shell-1 */')),
    '/mfe/menu/menu-1/chunks/Page.js': 'sha256-menu/chunks/Page.js',
  });
  expect(Object.keys(files).join()).not.toContain('/hall/');
  const index = { address: '/mfe/content/content-1/index.json', integrity: 'sha256-content/index.json' };
  expect(rest).toEqual({ pointer: site.pointer, content: { ...index, brought: ['facts'] } });
});
