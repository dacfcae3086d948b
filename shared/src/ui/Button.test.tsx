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

it('keeps label and focus while loading, and takes no clicks', async () => {
  const onClick = jest.fn();
  const { user } = renderApp(
    <Button loading onClick={onClick}>
      Reintentar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
