import type { AppDescription, RouteDescription } from '@asia/shared/contracts';

export const route = (path: string, more: Partial<RouteDescription> = {}): RouteDescription => ({
  path,
  page: 'Page',
  ...more,
});

/** A small site: a frame, a menu that offers a slot, and a hall that fills it. */
export const descriptions = {
  shell: {
    name: 'shell',
    exposes: { Page: './Page.tsx' },
    routes: [route('/'), route('*', { noindex: true })],
    site: { webManifest: { lang: 'es' } },
  },
  menu: {
    name: 'menu',
    exposes: { Page: './Page.tsx' },
    routes: [route('/Soup', { slots: { game: 'kids' } }), route('/Secret', { noindex: true })],
  },
  hall: {
    name: 'hall',
    exposes: { Page: './Page.tsx', Game: './Game.tsx' },
    routes: [route('/Hall')],
    fills: { kids: 'Game' },
  },
} satisfies Record<string, AppDescription>;
