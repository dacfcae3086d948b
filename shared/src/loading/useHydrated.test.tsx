import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

function Cart() {
  return <p>{useHydrated() ? '2 platos' : 'vacío'}</p>;
}

describe('useHydrated', () => {
  it('is false on the server and true once hydrated, without a mismatch', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Cart />);
    expect(host).toHaveTextContent('vacío');
    await act(() => Promise.resolve(hydrateRoot(host, <Cart />)));
    expect(host).toHaveTextContent('2 platos');
    host.remove();
  });

  it('is true at once where nothing was prerendered', () => {
    render(<Cart />);
    expect(screen.getByText('2 platos')).toBeVisible();
  });
});
