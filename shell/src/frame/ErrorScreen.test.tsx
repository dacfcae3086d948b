import { screen } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { allowConsole, expectAccessible, renderApp } from '@asia/shared/testing';
import { errorTitle, spanish as texts } from '../messages/es';
import { ErrorScreen } from './ErrorScreen';

function Broken(): never {
  throw new Error('El wok se apagó');
}

beforeEach(() => {
  allowConsole('error', /El wok se apagó|error occurred in the <Broken>/);
  allowConsole('warn', /error occurred in the <Broken>/);
});

it('shows the message of the error, and two ways on', async () => {
  const { container } = renderApp(
    <ErrorScreen>
      <Broken />
    </ErrorScreen>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorTitle);
  expect(screen.getByText('El wok se apagó')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(texts.broke)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.backHome })).toHaveAttribute('href', '/');
  const chat = screen.getByRole('link', { name: commonMessages.spanish.orderOnWhatsApp });
  expect(chat).toHaveAttribute('rel', 'noreferrer');
  expect(chat).not.toHaveAttribute('target');
  await expectAccessible(container);
});

it('makes way for the site as soon as the address changes, as with Back', async () => {
  const Frame = () => (useLocation().pathname === '/Salon' ? <Broken /> : <p>Menú</p>);
  const { user } = renderApp(
    <>
      <ErrorScreen>
        <Frame />
      </ErrorScreen>
      <Link to="/Menu">Atrás</Link>
    </>,
    { route: '/Salon' },
  );
  expect(screen.getByText('El wok se apagó')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Atrás' }));
  expect(screen.getByText('Menú')).toBeVisible();
  expect(screen.queryByText('El wok se apagó')).not.toBeInTheDocument();
});
