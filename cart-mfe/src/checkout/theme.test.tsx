import '../testing/checkoutFixtures';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderApp } from '@asia/shared/testing';
import { CheckField } from '@asia/shared/ui-forms';
import CheckoutPage from './CheckoutPage';

/** How often Mantine's providers write their colour scheme while `page` is mounted: each writes it equally often. */
function schemesWritten(page: ReactElement): number {
  const write = jest.spyOn(document.documentElement, 'setAttribute').mockClear();
  renderApp(page);
  return write.mock.calls.filter(([name]) => name === 'data-mantine-color-scheme').length;
}

it('has one provider of Mantine for nine fields, and one for a field that nothing wraps, as older builds have it', () => {
  const alone = schemesWritten(
    <CheckField label="Guardar mis datos" checked={false} onChange={() => undefined} />,
  );
  expect(alone).toBeGreaterThan(0);
  const form = schemesWritten(<CheckoutPage />);
  const fields = ['textbox', 'combobox', 'checkbox'].flatMap((role) => screen.getAllByRole(role));
  // The field alone is one of them.
  expect(fields).toHaveLength(10);
  expect(form).toBe(alone);
});
