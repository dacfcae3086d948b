import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Link } from '@asia/shared/router';
import { aSiteTable, focused, hydrate, renderApp } from '@asia/shared/testing';
import { PageHead } from '@asia/shared/ui';
import { spanish as texts } from '../messages/es';
import { offline } from '../offline/cacheVisitedPages';
import { setRoutes } from '../routing/routes';
import { Frame } from './Frame';

jest.mock('../offline/OfflineBanner', () => ({ OfflineBanner: () => <p>Sin conexión.</p> }));

const arrive = () => window.dispatchEvent(new Event('titlearrives'));

/** A page whose title renders late, as in a remote. */
function LatePage() {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const show = () => setArrived(true);
    window.addEventListener('titlearrives', show);
    return () => window.removeEventListener('titlearrives', show);
  }, []);
  return arrived ? <PageHead title="Mariscos" anchor="mariscos" /> : <p>Cargando...</p>;
}

const site = (
  <Frame>
    <Routes>
      <Route
        path="/"
        element={
          <>
            <PageHead title="Inicio" />
            <Link to="/about">Conócenos</Link>
            <Link to="/Mariscos#mariscos">Mar</Link>
            <Link to="/About#50%">Nada</Link>
            <Link to="#%">Aquí</Link>
            <Link to="?plato=lumpia">Lumpia</Link>
          </>
        }
      />
      <Route path="/About" element={<PageHead title="Nosotros aquí" />} />
      <Route path="/Mariscos" element={<LatePage />} />
    </Routes>
  </Frame>
);

function scrolledTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  setRoutes(aSiteTable());
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('skips to the page as the first thing', async () => {
  const { user } = renderApp(site);
  await user.tab();
  const skip = screen.getByRole('link', { name: texts.skip });
  expect(skip).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
});

describe('the focus', () => {
  it('is not touched on the first page', () => {
    renderApp(site);
    expect(document.body).toHaveFocus();
  });

  it('moves to the title of the next page, on top', async () => {
    const { user } = renderApp(site);
    scrolledTo(640);
    await user.click(screen.getByRole('link', { name: 'Conócenos' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nosotros aquí' })).toHaveFocus());
    scrolledTo(0);
  });

  it('waits for a title that renders late, which scrolls to its hash', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp(site);
    await user.click(screen.getByRole('link', { name: 'Mar' }));
    expect(screen.queryByRole('heading', { name: 'Mariscos' })).not.toBeInTheDocument();
    act(() => void arrive());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mariscos' })).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([expect.objectContaining({ id: 'mariscos' })]);
  });

  it('reaches a page whatever its hash, on a first visit and after a link', async () => {
    const { user } = renderApp(site, { route: '/#%E0' });
    await user.click(screen.getByRole('link', { name: 'Aquí' }));
    await user.click(screen.getByRole('link', { name: 'Nada' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nosotros aquí' })).toHaveFocus());
  });

  it.each([
    ['appears', 'Conócenos', 'Nosotros aquí'],
    ['loads', 'Mar', 'Mariscos'],
  ])('stays where a guest moves it while the page %s', async (_, link, title) => {
    const { user } = renderApp(site);
    await user.click(screen.getByRole('link', { name: link }));
    await user.tab();
    const chosen = focused();
    act(() => void arrive());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(chosen).toHaveFocus();
    expect(screen.getByRole('heading', { name: title })).not.toHaveFocus();
  });
});

it('stays where it is when only the query changes', async () => {
  const { user } = renderApp(site);
  const link = screen.getByRole('link', { name: 'Lumpia' });
  await user.click(link);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(link).toHaveFocus();
});

it('hydrates without differences when the offline banner is already loaded', async () => {
  const { differences } = await hydrate(site, '/', () => offline.prefetch());
  expect(differences).toEqual([]);
  expect(document.body).toHaveTextContent('Sin conexión.');
});
