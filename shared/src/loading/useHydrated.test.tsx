import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated, usePrerendered } from './useHydrated';

function Cart() {
  const [hydrated, prerendered] = [useHydrated(), usePrerendered()];
  return <p>{JSON.stringify({ hydrated, prerendered })}</p>;
}

describe('a component', () => {
  it('is not hydrated on the server, and is once hydrated, without a mismatch; it stays prerendered', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<Cart />);
    expect(host).toHaveTextContent('{"hydrated":false,"prerendered":true}');
    await act(() => Promise.resolve(hydrateRoot(host, <Cart />)));
    expect(host).toHaveTextContent('{"hydrated":true,"prerendered":true}');
    host.remove();
  });

  it('is hydrated at once where nothing was prerendered', () => {
    render(<Cart />);
    expect(screen.getByText('{"hydrated":true,"prerendered":false}')).toBeVisible();
  });
});
