import { screen } from '@testing-library/react';
import { renderApp } from '../testing';
import { Button } from './Button';

it('acts and does not submit', async () => {
  const onClick = jest.fn();
  const { user } = renderApp(<Button onClick={onClick}>Vaciar Carrito</Button>);
  const button = screen.getByRole('button', { name: 'Vaciar Carrito' });
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('type', 'button');
});
