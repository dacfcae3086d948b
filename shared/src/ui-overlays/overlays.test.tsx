import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderApp } from '../testing';
import { SideDrawer } from './index';

function Late() {
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button onClick={() => setWanted(true)}>Abrir</button>
      {wanted && (
        <SideDrawer opened onClose={() => setWanted(false)} label="Navegación" closeLabel="Cerrar el menú">
          <a href="/menu">Menu</a>
        </SideDrawer>
      )}
    </>
  );
}

describe('SideDrawer', () => {
  it('has the focus on close when it is born open, and returns it', async () => {
    const { user } = renderApp(<Late />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar el menú' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navegación' })).toBeVisible());
    await expectAccessible(document.body);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });
});
