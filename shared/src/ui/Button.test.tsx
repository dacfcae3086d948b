import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expectAccessible, renderApp } from '../testing';
import { Button } from './Button';

describe('Button', () => {
  it('acts and does not submit', async () => {
    const onClick = jest.fn();
    const { user } = renderApp(<Button onClick={onClick}>Vaciar Carrito</Button>);
    const button = screen.getByRole('button', { name: 'Vaciar Carrito' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('is a link when it leads somewhere', async () => {
    const { user, address, container } = renderApp(
      <Button component={Link} to="/menu">
        Ver Menu
      </Button>,
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'Ver Menu' }));
    expect(address()).toBe('/menu');
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

  it('does nothing while disabled', async () => {
    const onClick = jest.fn();
    const { user } = renderApp(
      <Button disabled onClick={onClick}>
        Pedido por Whatsapp
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
