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
});
