import type { AppDescription } from '@asia/shared/contracts';

interface Exposes {
  HomePage: typeof import('./src/pages/home/HomePage');
  AboutPage: typeof import('./src/pages/about/AboutPage');
  ContactPage: typeof import('./src/pages/contact/ContactPage');
  NotFoundPage: typeof import('./src/pages/NotFoundPage');
}

const shell = {
  name: 'shell',
  exposes: {
    HomePage: './src/pages/home/HomePage.tsx',
    AboutPage: './src/pages/about/AboutPage.tsx',
    ContactPage: './src/pages/contact/ContactPage.tsx',
    NotFoundPage: './src/pages/NotFoundPage.tsx',
  },
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
    { path: '*', page: 'NotFoundPage', noindex: true },
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
} satisfies AppDescription<Exposes>;

export default shell;
