import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { BelowFold, useFirstScreen } from './BelowFold';

const dishes = ['Wantán', 'Lumpia', 'Dumpling'];
const all = dishes.join(' ');
const drawn: string[] = [];

function Page() {
  const shown = useFirstScreen(dishes, { phone: 1, wide: 2 });
  drawn.push(shown.join(' '));
  return (
    <>
      <p>{shown.join(' ')}</p>
      <BelowFold>
        <p>Imágenes ilustrativas</p>
      </BelowFold>
    </>
  );
}

/** Goes to the page as a click would. */
async function arrive(address: string): Promise<void> {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to={address}>entradas</Link>} />
        <Route path="/Entradas" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('entradas'));
}

beforeEach(() => (drawn.length = 0));

it.each([
  ['the first screen of a phone', '/Entradas', false, 'Wantán'],
  ['the first screen of a wide window', '/Entradas', true, 'Wantán Lumpia'],
  ['the whole page of an address with a target', '/Entradas#foot', false, all],
])('a click draws %s first, and then all of it', async (_, address, matches, first) => {
  window.matchMedia = (() => ({ matches })) as never;
  await arrive(address);
  expect(drawn[0]).toBe(first);
  expect(await screen.findByText('Imágenes ilustrativas')).toBeVisible();
  expect(drawn.at(-1)).toBe(all);
});

it('a page that is not reached by a click is prerendered and hydrated whole', () => {
  const site = (
    <MemoryRouter initialEntries={['/Entradas']}>
      <Page />
    </MemoryRouter>
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(site);
  expect(host).toHaveTextContent(`${all}Imágenes ilustrativas`);
  render(site, { container: host, hydrate: true });
  render(site);
  expect(new Set(drawn)).toEqual(new Set([all]));
});
