import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../testing';
import { Counter } from './Counter';

function Example() {
  const [value, setValue] = useState(2);
  return (
    <Counter
      field={<output>{value}</output>}
      label="Cantidad de Lumpia"
      moreLabel="Una unidad más"
      lessLabel={value === 1 ? 'Quitar Lumpia' : 'Una unidad menos'}
      onMore={() => setValue(value + 1)}
      onLess={() => setValue(value - 1)}
    />
  );
}

it('counts up and down, as one group with a name', async () => {
  const { user } = renderApp(<Example />);
  expect(screen.getByRole('group', { name: 'Cantidad de Lumpia' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Una unidad más' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await user.click(screen.getByRole('button', { name: 'Una unidad menos' }));
  await user.click(screen.getByRole('button', { name: 'Una unidad menos' }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: 'Quitar Lumpia' })).toBeEnabled();
});
