import type { ReactNode } from 'react';
import type { AppDescription } from './site';

type Load<Module> = () => Promise<Module>;
type Page<Props> = Load<{ default: (props: Props) => ReactNode }>;

interface Exposes {
  SoupPage: Page<{ kind: 'hot' | 'cold'; game?: ReactNode }>;
  MenuPage: Page<{ category: string }>;
  DrawnPage: Page<{ side: ReactNode }>;
  Game: Page<{ seed?: number }>;
  prices: Load<{ default: () => Promise<Record<string, never>> }>;
}
const load = () => Promise.reject(new Error('never loaded'));
const exposes: Exposes = { SoupPage: load, MenuPage: load, DrawnPage: load, Game: load, prices: load };

/** Compiles only while each line under `@ts-expect-error` is an error: the check `types` runs it. */
const soup = {
  name: 'soup-mfe',
  exposes,
  routes: [
    { path: '/Sopas', page: 'SoupPage', props: { kind: 'hot' }, slots: { game: 'kids-game' } },
    { each: 'category', page: 'MenuPage' },
    // @ts-expect-error -- a key that no route has
    { path: '/Sopas', page: 'SoupPage', props: { kind: 'hot' }, hideCart: true },
    // @ts-expect-error -- a page that is not exposed
    { path: '/Te', page: 'TeaPage' },
    // @ts-expect-error -- a module that is no page
    { path: '/Precios', page: 'prices' },
    // @ts-expect-error -- a prop that the page does not have
    { path: '/Caldos', page: 'SoupPage', props: { kind: 'hot', kin: 'hot' } },
    // @ts-expect-error -- a value that the prop cannot have
    { path: '/Cremas', page: 'SoupPage', props: { kind: 'warm' } },
    // @ts-expect-error -- a prop that is missing
    { path: '/Cremas', page: 'SoupPage' },
    // @ts-expect-error -- a prop that only an address of each category gives
    { path: '/Menu', page: 'MenuPage' },
    // @ts-expect-error -- a slot that the page does not have
    { path: '/Fideos', page: 'SoupPage', props: { kind: 'hot' }, slots: { gme: 'kids-game' } },
    // @ts-expect-error -- a slot that the page cannot do without
    { path: '/Arroz', page: 'DrawnPage', slots: { side: 'kids-game' } },
  ],
  // @ts-expect-error -- a filler that wants props
  fills: { game: 'Game', soup: 'SoupPage' },
} satisfies AppDescription<Exposes>;

it('a description has each wrong line above', () => expect(soup.routes).toHaveLength(11));
