import { screen, waitFor } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { allowConsole, renderApp } from '@asia/shared/testing';
import CategoryPage from '../category/CategoryPage';

let mockCut: boolean;
jest.mock('./DishSheet', () => {
  if (mockCut) throw new Error('The line is cut');
  return jest.requireActual<object>('./DishSheet');
});

beforeEach(() => {
  mockCut = true;
  allowConsole('error', /Loading chunk failed \(broken: dish-sheet\)/);
  allowConsole('warn', /Loading chunk failed|error boundary/i);
});

const row = () => screen.getByRole('link', { name: /Arroz Yangzhou/ });

test('a sheet that does not load shows its failure, leaves the page, and loads by a retry when it is opened again', async () => {
  const { user, address } = renderApp(<CategoryPage category="arroz" />, { route: '/ArrozChino' });
  await user.click(row());
  expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.spanish.failed);
  await user.click(screen.getByRole('button', { name: commonMessages.spanish.close }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Arroz Chino' })).toBeInTheDocument();
  expect(address()).toBe('/ArrozChino');

  await user.click(row());
  const retry = await screen.findByRole('button', { name: commonMessages.spanish.retry });
  mockCut = false;
  await user.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Arroz Yangzhou' })).toBeInTheDocument();
});
