import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { BelowFold, useFirstScreen } from './BelowFold';

const dishes = ['Wantán', 'Lumpia', 'Dumpling'];
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

/** Goes to the page as a click would. @returns the content of each render, in order */
async function arrive(address: string): Promise<string[]> {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to={address}>entradas</Link>} />
        <Route path="/Entradas" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('entradas'));
  return drawn;
}

beforeEach(() => {
  drawn.length = 0;
  window.matchMedia = (() => ({ matches: false })) as never;
});

describe('a page after a click', () => {
  it('draws the first screen of a phone first, and then all of it', async () => {
    const order = await arrive('/Entradas');
    expect(order[0]).toBe('Wantán');
    expect(await screen.findByText('Imágenes ilustrativas')).toBeVisible();
    expect(order.at(-1)).toBe('Wantán Lumpia Dumpling');
  });

  it('draws more of it first in a wide window', async () => {
    window.matchMedia = (() => ({ matches: true })) as never;
    expect((await arrive('/Entradas'))[0]).toBe('Wantán Lumpia');
  });

  it('is whole at once when the address points into it', async () => {
    expect((await arrive('/Entradas#foot'))[0]).toBe('Wantán Lumpia Dumpling');
  });
});

describe('a page that is not reached by a click', () => {
  const site = (
    <MemoryRouter initialEntries={['/Entradas']}>
      <Page />
    </MemoryRouter>
  );

  it('is whole at once', () => {
    render(site);
    expect(new Set(drawn)).toEqual(new Set(['Wantán Lumpia Dumpling']));
  });

  it('is prerendered whole and hydrated as it was written', () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(site);
    expect(host).toHaveTextContent('Wantán Lumpia DumplingImágenes ilustrativas');
    render(site, { container: host, hydrate: true });
    expect(new Set(drawn)).toEqual(new Set(['Wantán Lumpia Dumpling']));
  });
});
