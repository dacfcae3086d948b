import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { aSiteTable, expectAccessible, renderApp } from '@asia/shared/testing';
import { replayEarlyTaps } from '../boot/replayEarlyTaps';
import { Island } from '../hydration/Island';
import { spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { Bar } from './Bar';

beforeEach(() => {
  setRoutes(aSiteTable());
  // A link that replaces the drawer's entry does so in the memory of the test's router alone.
  window.history.replaceState(null, '');
});

const targets = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const four = [
  ['Home', '/'],
  ['Menu', '/menu'],
  ['Nosotros', '/about'],
  ['Contacto', '/contact'],
];

describe('Bar', () => {
  it('leads home by the logo and to the four pages by name', async () => {
    const { container } = renderApp(<Bar />, { route: '/Salon' });
    expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
    expect(targets(screen.getByRole('navigation', { name: texts.mainLinks }))).toEqual(four);
    await expectAccessible(container);
  });

  it('shows Menu as the current link on a category page in any letter case', () => {
    renderApp(<Bar />, { route: '/arrozchino' });
    const links = screen.getByRole('navigation', { name: texts.mainLinks });
    expect(within(links).getByRole('link', { current: true })).toHaveTextContent('Menu');
  });

  it('opens the drawer with the same links and the focus on close', async () => {
    const { user } = renderApp(<Bar />, { route: '/about' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: texts.openDrawer }));
    const drawer = await screen.findByRole('dialog', { name: texts.drawer });
    expect(targets(within(drawer).getByRole('navigation'))).toEqual(four);
    await waitFor(() => expect(screen.getByRole('button', { name: texts.closeDrawer })).toHaveFocus());
    expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Nosotros');
  });

  it('searches the menu from the drawer', async () => {
    const { user, address } = renderApp(<Bar />, { route: '/about' });
    await user.click(screen.getByRole('button', { name: texts.openDrawer }));
    await user.type(await screen.findByRole('searchbox', { name: texts.findDish }), 'té & arroz{Enter}');
    expect(address()).toBe('/menu?q=t%C3%A9+%26+arroz');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['Esc', 'close', 'Back'])('gives the focus back to the menu button after %s', async (way) => {
    const { user, address } = renderApp(<Bar />, { route: '/about' });
    const opener = screen.getByRole('button', { name: texts.openDrawer });
    await user.click(opener);
    const close = await screen.findByRole('button', { name: texts.closeDrawer });
    await waitFor(() => expect(close).toHaveFocus());
    if (way === 'Esc') await user.keyboard('{Escape}');
    else if (way === 'close') await user.click(close);
    else window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(address()).toBe('/about');
  });

  it('closes the drawer with the link that was chosen', async () => {
    const { user, address } = renderApp(<Bar />);
    await user.click(screen.getByRole('button', { name: texts.openDrawer }));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('link', { name: 'Contacto' }));
    expect(address()).toBe('/contact');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the drawer for a tap from before hydration', async () => {
    // jsdom does not animate.
    HTMLElement.prototype.animate = jest.fn(() => ({ cancel: jest.fn() }) as unknown as Animation);
    const host = document.body.appendChild(document.createElement('div'));
    const bar = (
      <MemoryRouter>
        <Island>
          <Bar />
        </Island>
      </MemoryRouter>
    );
    host.innerHTML = renderToString(bar);
    replayEarlyTaps(document, () => false);
    fireEvent.click(within(host).getByRole('link', { name: texts.openDrawer }));
    render(bar, { container: host, hydrate: true });
    expect(await within(host).findByRole('dialog', { name: texts.drawer })).toBeVisible();
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });

  it('reaches its links without scripts, and hydrates without a mismatch', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const bar = (
      <MemoryRouter>
        <Bar />
      </MemoryRouter>
    );
    host.innerHTML = renderToString(bar);
    const link = within(host).getByRole('link', { name: texts.openDrawer });
    const target = link.getAttribute('href')?.slice(1) ?? '';
    expect(within(host).getByRole('navigation')).toHaveAttribute('id', target);
    render(bar, { container: host, hydrate: true });
    expect(within(host).getByRole('button', { name: texts.openDrawer })).toBeVisible();
  });
});
