import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderApp } from '../testing';
import { Counter } from './Counter';

function Example({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Counter
      value={value}
      label="Cantidad de Lumpia"
      moreLabel="Una unidad más"
      lessLabel={value === 1 ? 'Quitar Lumpia' : 'Una unidad menos'}
      lessDisabled={value === 0}
      onMore={() => setValue(value + 1)}
      onLess={() => setValue(value - 1)}
    />
  );
}

describe('Counter', () => {
  it('counts up and down', async () => {
    const { user, container } = renderApp(<Example start={2} />);
    await user.click(screen.getByRole('button', { name: 'Una unidad más' }));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    await user.click(screen.getByRole('button', { name: 'Una unidad menos' }));
    await user.click(screen.getByRole('button', { name: 'Una unidad menos' }));
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(screen.getByRole('button', { name: 'Quitar Lumpia' })).toBeEnabled();
    await expectAccessible(container);
  });

  it('is one group with a name', () => {
    renderApp(<Example start={1} />);
    expect(screen.getByRole('group', { name: 'Cantidad de Lumpia' })).toBeVisible();
  });

  it('stops where its owner says', () => {
    renderApp(<Example start={0} />);
    expect(screen.getByRole('button', { name: 'Una unidad menos' })).toBeDisabled();
  });
});
