import { findRoute, liveRoutes } from './liveRoutes';
import { released } from './testing/testStore';

it('the live routes name the app, the build and the file behind each address', async () => {
  const routes = await liveRoutes((await released()).store);
  expect(routes.map(({ path, app, version }) => [path, app, version])).toEqual(
    expect.arrayContaining([
      ['/Soup', 'menu', 'menu-1'],
      ['/', 'shell', 'shell-1'],
    ]),
  );
  expect(findRoute(routes, '/soup/?from=menu')).toMatchObject({ path: '/Soup', app: 'menu' });
  expect(findRoute(routes, 'https://asia.example/SOUP')?.file).toMatch(/^menu\/\w+\.tsx$/);
  expect(findRoute(routes, '/tea')).toBeUndefined();
});
