import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from './testing';
import { UnitsField } from './UnitsField';

function Example({ live = false }) {
  const [value, setValue] = useState(2);
  return (
    <>
      <UnitsField value={value} max={999} label="Cantidad de Lumpia" onType={setValue} live={live} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['30', '30'],
  ['３０', '30'],
  ['1000', '999'],
  ['', '2'],
  ['0', '2'],
  ['2,5', '2'],
  ['muchas', '2'],
])('takes «%s» for %s when the guest leaves the field', async (text, left) => {
  const { user } = renderApp(<Example />);
  const field = screen.getByRole('textbox', { name: 'Cantidad de Lumpia' });
  await user.click(field);
  // The tap has selected the figure.
  await user.keyboard(text === '' ? '{Delete}' : text);
  expect(field).toHaveValue(text);

  await user.keyboard('{Enter}');

  expect(field).not.toHaveFocus();
  expect(field).toHaveValue(left);
});

it('counts while the guest types, if asked to, and gives back what was there', async () => {
  const { user } = renderApp(<Example live />);
  const field = screen.getByRole('textbox', { name: 'Cantidad de Lumpia' });
  await user.click(field);
  await user.keyboard('30');
  expect(screen.getByRole('status')).toHaveTextContent('30');
  await user.keyboard('{Backspace}{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  await user.tab();
  expect(field).toHaveValue('2');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('leaves a number alone that another tab has changed while the field was empty', async () => {
  const onType = jest.fn();
  const { user } = renderApp(<UnitsField value={2} max={999} label="Cantidad de Lumpia" onType={onType} />);
  await user.click(screen.getByRole('textbox', { name: 'Cantidad de Lumpia' }));
  await user.keyboard('{Delete}');
  await user.tab();
  expect(onType).not.toHaveBeenCalled();
});
