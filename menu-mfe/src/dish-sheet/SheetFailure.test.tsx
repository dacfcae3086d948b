import { screen, waitFor } from '@testing-library/react';
import { allowConsole, renderApp } from '@asia/shared/testing';
import CategoryPage, { preload } from '../category/page';
import * as sheetModule from './sheetModule';

beforeAll(() => Promise.all([preload({ category: 'arroz' }), sheetModule.preloadDishSheet()]));

function cutTheLine() {
  allowConsole('error', /Loading chunk failed/);
  const failure = new Error('Loading chunk failed');
  return jest.spyOn(sheetModule, 'useDishSheetModule').mockImplementation(() => {
    throw failure;
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a sheet that does not arrive says so, and the page stays', async () => {
  cutTheLine();
  const { user, address } = renderApp(<CategoryPage category="arroz" />, { route: '/ArrozChino' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: /Arroz Yangzhou/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Se produjo un error inesperado...');
  expect(screen.getByRole('heading', { level: 1, name: 'Arroz Chino' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(address()).toBe('/ArrozChino');
});

test('trying again brings the sheet', async () => {
  const line = cutTheLine();
  const { user } = renderApp(<CategoryPage category="arroz" />, {
    route: '/ArrozChino?plato=arroz-yangzhou',
  });
  await screen.findByRole('alert');

  line.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Arroz Yangzhou' })).toBeInTheDocument();
});
