import { screen, within } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { renderApp, setWidth } from '@asia/shared/testing';
import { homeTexts } from '../../messages/home/es';
import HomePage from './HomePage';

const tilesList = () => within(screen.getByRole('main')).getAllByRole('list')[0] as HTMLElement;

beforeEach(() => setWidth(1280));

it('leads to the menu, and shows where deliveries go, from what price, and when the restaurant is open', () => {
  renderApp(<HomePage />, { route: '/' });
  expect(screen.getByRole('link', { name: homeTexts.toMenu })).toHaveAttribute('href', '/menu');
  const fee = homeTexts.deliveryFrom(commonMessages.spanish.pesos(2000));
  expect(screen.getByRole('heading', { name: fee })).toBeVisible();
  for (const text of [pinnedFacts.delivery.line, ...pinnedFacts.hours.map((rule) => rule.text)])
    expect(screen.getByText(text)).toBeVisible();
});

it('lays the tiles out for a phone up to 768 px, and follows the window', () => {
  renderApp(
    <main>
      <HomePage />
    </main>,
  );
  expect(tilesList()).toHaveAttribute('data-layout', 'wide');
  setWidth(768);
  expect(tilesList()).toHaveAttribute('data-layout', 'mobile');
  setWidth(769);
  expect(tilesList()).toHaveAttribute('data-layout', 'wide');
});
