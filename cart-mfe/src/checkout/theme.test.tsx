import { renderApp } from '@asia/shared/testing';
import { CheckField } from '@asia/shared/ui-forms';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { freshCheckout } from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';

const mockMarked = (provider: ReactNode) => <div data-testid="provider">{provider}</div>;
jest.mock('@mantine/core', () => {
  const mantine = jest.requireActual<object>('@mantine/core');
  const { MantineProvider } = mantine as { MantineProvider: (props: object) => ReactNode };
  return { ...mantine, MantineProvider: (props: object) => mockMarked(<MantineProvider {...props} />) };
});

beforeEach(freshCheckout);

describe('the theme of Mantine', () => {
  it('comes once for the eight fields of the checkout', () => {
    renderApp(<CheckoutPage />);
    const fields = ['textbox', 'combobox', 'checkbox'].flatMap((role) => screen.getAllByRole(role));
    expect(fields).toHaveLength(8);
    expect(screen.getAllByTestId('provider')).toHaveLength(1);
  });

  it('comes with a field that nothing wraps, as in older builds of the checkout', () => {
    renderApp(<CheckField label="Guardar mis datos" checked={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: 'Guardar mis datos' })).toBeVisible();
    expect(screen.getAllByTestId('provider')).toHaveLength(1);
  });
});
