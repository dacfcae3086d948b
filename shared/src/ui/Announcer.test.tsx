import { act, render, screen } from '@testing-library/react';
import { announce, announced, Announcer } from './Announcer';

describe('Announcer', () => {
  it('renders what is announced after it was mounted', () => {
    render(<Announcer />);
    expect(screen.getByRole('status')).not.toHaveTextContent('Quitaste Lumpia del carrito.');
    act(() => announce('Quitaste Lumpia del carrito.'));
    expect(screen.getByRole('status')).toHaveTextContent('Quitaste Lumpia del carrito.');
  });

  it('changes its text when the same text is announced again', () => {
    render(<Announcer />);
    act(() => announce('Ahora llevas 2 de Lumpia.'));
    const first = screen.getByRole('status').textContent;
    act(() => announce('Ahora llevas 2 de Lumpia.'));
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(announced()).toBe('Ahora llevas 2 de Lumpia.');
  });

  it('gives each text an element of its own, which a late answer of a translator cannot keep', () => {
    render(<Announcer />);
    act(() => announce('Ahora llevas 2 de Lumpia.'));
    const first = screen.getByText('Ahora llevas 2 de Lumpia.');
    act(() => announce('Ahora llevas 3 de Lumpia.'));
    expect(first).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Ahora llevas 3 de Lumpia.');
  });
});
