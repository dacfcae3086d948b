import type { ReactNode } from 'react';
import type { AppDescription } from './site';

interface Exposes {
  SoupPage: { default: (props: { kind: 'hot' | 'cold'; game?: ReactNode }) => ReactNode };
  prices: { default: () => Promise<Record<string, never>> };
}

const soup = {
  name: 'soup-mfe',
  exposes: { SoupPage: './SoupPage.tsx', prices: './prices.ts' },
  routes: [{ path: '/Sopas', page: 'SoupPage', props: { kind: 'hot' }, slots: { game: 'kids-game' } }],
} satisfies AppDescription<Exposes>;

/** Compiles only while each marked line is an error: the check `types` runs it. */
const wrong = {
  name: 'soup-mfe',
  // @ts-expect-error -- an expose that the module map does not have
  exposes: { SoupPage: './SoupPage.tsx', prices: './prices.ts', TeaPage: './TeaPage.tsx' },
  routes: [
    // @ts-expect-error -- a key that no route has
    { path: '/Sopas', page: 'SoupPage', props: { kind: 'hot' }, hideCart: true },
    // @ts-expect-error -- a page that is not exposed
    { path: '/Te', page: 'TeaPage' },
    // @ts-expect-error -- a module that is no page
    { path: '/Precios', page: 'prices' },
    // @ts-expect-error -- a prop that the page does not have
    { path: '/Caldos', page: 'SoupPage', props: { kin: 'hot' } },
    // @ts-expect-error -- a value that the prop cannot have
    { path: '/Cremas', page: 'SoupPage', props: { kind: 'warm' } },
    // @ts-expect-error -- a slot that the page does not have
    { path: '/Fideos', page: 'SoupPage', slots: { gme: 'kids-game' } },
  ],
} satisfies AppDescription<Exposes>;

it('a description that compiles is plain data for machines', () => {
  const description: AppDescription = soup;
  expect(JSON.parse(JSON.stringify(description))).toEqual(soup);
  expect(wrong.routes).toHaveLength(6);
});
