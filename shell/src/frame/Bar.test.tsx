import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSiteTable, hydrate, renderApp } from '@asia/shared/testing';
import { earlyTaps } from '../boot/earlyTaps';
import { Island } from '../hydration/Island';
import { spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { Bar } from './Bar';

beforeEach(() => {
  setRoutes(aSiteTable());
  // A link that replaces the drawer's step does so in the memory of the test's router alone.
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

async function open(route = '/about') {
  const view = renderApp(<Bar />, { route });
  const opener = screen.getByRole('button', { name: texts.openDrawer });
  await view.user.click(opener);
  return { ...view, opener, drawer: await screen.findByRole('dialog', { name: texts.drawer }) };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('leads home and to four pages, and marks the current one', () => {
  renderApp(<Bar />, { route: '/arrozchino' });
  expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
  const links = screen.getByRole('navigation', { name: texts.mainLinks });
  expect(targets(links)).toEqual(four);
  expect(within(links).getByRole('link', { current: true })).toHaveTextContent('Menu');
});

it('opens the drawer with the same links and the focus on close', async () => {
  const { drawer } = await open();
  expect(targets(within(drawer).getByRole('navigation'))).toEqual(four);
  await waitFor(() => expect(screen.getByRole('button', { name: texts.closeDrawer })).toHaveFocus());
  expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Nosotros');
});

it.each(['{Enter}', ' '])('opens the drawer by the key "%s"', async (key) => {
  const { user } = renderApp(<Bar />);
  screen.getByRole('button', { name: texts.openDrawer }).focus();
  await user.keyboard(key);
  expect(await screen.findByRole('dialog', { name: texts.drawer })).toBeVisible();
});

it.each(['Esc', 'close', 'Back'])('gives the focus back to the menu button after %s', async (way) => {
  const { user, address, opener } = await open();
  const close = screen.getByRole('button', { name: texts.closeDrawer });
  await waitFor(() => expect(close).toHaveFocus());
  if (way === 'Esc') await user.keyboard('{Escape}');
  else if (way === 'close') await user.click(close);
  else window.history.back();
  await closed();
  expect(opener).toHaveFocus();
  expect(address()).toBe('/about');
});

it('closes the drawer with the link that was chosen', async () => {
  const { user, address, drawer } = await open('/');
  await user.click(within(drawer).getByRole('link', { name: 'Contacto' }));
  expect(address()).toBe('/contact');
  await closed();
});

it('has links without scripts, and the drawer for an early tap', async () => {
  // jsdom does not animate.
  HTMLElement.prototype.animate = jest.fn(() => ({ cancel: jest.fn() }) as unknown as Animation);
  earlyTaps(
    document,
    () => false,
    () => undefined,
  );
  let early: HTMLElement | undefined;
  const { differences } = await hydrate(
    <Island>
      <Bar />
    </Island>,
    '/',
    (container) => {
      const link = within(container).getByRole('link', { name: texts.openDrawer });
      const target = link.getAttribute('href')?.slice(1) ?? '';
      expect(within(container).getByRole('navigation')).toHaveAttribute('id', target);
      early = link;
      fireEvent.click(link);
    },
  );
  expect(differences).toEqual([]);
  expect(await screen.findByRole('dialog', { name: texts.drawer })).toBeVisible();
  expect(early).toHaveAttribute('aria-expanded', 'true');
  expect(early).toBeInTheDocument();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});
