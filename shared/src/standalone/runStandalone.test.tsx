import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROOT_ID, ROUTES_ID } from '../contracts';
import { products } from '../products';
import { aSiteTable } from '../testing';
import { runStandalone } from './runStandalone';

const page = (text: string) => () =>
  Promise.resolve({
    default: ({ category = '' }: { category?: string }) => <h1>{`${text} ${category}`}</h1>,
  });

beforeEach(async () => {
  jest.spyOn(products, 'load').mockResolvedValue();
  window.history.replaceState(null, '', '/Menuinfantil');
  document.body.innerHTML = `<script type="application/json" id="${ROUTES_ID}">${JSON.stringify(aSiteTable())}</script><div id="${ROOT_ID}"></div>`;
  await act(() =>
    Promise.resolve(
      runStandalone({
        name: 'menu-mfe',
        exposes: { CategoryPage: page('La carta'), KidsPage: page('Los niños'), Search: page('Buscar') },
      }),
    ),
  );
});

describe('a remote that runs alone', () => {
  it('is at its own addresses in the table, and its widgets at their names', () => {
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Menu',
      '/ArrozChino',
      '/Sopas',
      '/Menuinfantil',
      '/Search',
    ]);
  });

  it('gives a page the props of its route', async () => {
    await userEvent.click(screen.getByRole('link', { name: '/Sopas' }));
    expect(await screen.findByRole('heading', { name: 'La carta sopas' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '/Search' }));
    expect(await screen.findByRole('heading', { name: 'Buscar' })).toBeVisible();
  });
});
