import type { AppDescription } from '@asia/shared/contracts';

export const exposes = {
  HomePage: () => import(/* webpackChunkName: "page-HomePage" */ './src/pages/home/HomePage'),
  AboutPage: () => import(/* webpackChunkName: "page-AboutPage" */ './src/pages/about/AboutPage'),
  ContactPage: () => import(/* webpackChunkName: "page-ContactPage" */ './src/pages/contact/ContactPage'),
  NotFoundPage: () => import(/* webpackChunkName: "page-NotFoundPage" */ './src/pages/NotFoundPage'),
};

const shell = {
  name: 'shell',
  exposes,
  routes: [
    {
      path: '/',
      page: 'HomePage',
      offline: true,
      navigation: { label: 'Home', order: 1 },
    },
    {
      path: '/About',
      page: 'AboutPage',
      navigation: { label: 'Nosotros', order: 3 },
    },
    {
      path: '/Contact',
      page: 'ContactPage',
      navigation: { label: 'Contacto', order: 4 },
    },
    { path: '*', page: 'NotFoundPage', noindex: true, translated: true },
  ],
  site: {
    webManifest: {
      lang: 'es-CO',
      start_url: '/',
      display: 'browser',
      background_color: '#100c0a',
      theme_color: '#100c0a',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  },
} satisfies AppDescription<typeof exposes>;

export default shell;
