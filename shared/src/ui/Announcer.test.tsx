import { act, render, screen } from '@testing-library/react';
import { announce, announced, Announcer } from './Announcer';

const [two, three] = ['Ahora llevas 2 de Lumpia.', 'Ahora llevas 3 de Lumpia.'];

it('renders what is announced, and changes its text when the same text is announced again', () => {
  render(<Announcer />);
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent(two);
  act(() => announce(two));
  const first = status.textContent;
  expect(first).toContain(two);
  act(() => announce(two));
  expect(status.textContent).not.toBe(first);
  expect(announced()).toBe(two);
});

it('gives each text an element of its own, which a late answer of a translator cannot keep', () => {
  render(<Announcer />);
  act(() => announce(three));
  const first = screen.getByText(three);
  act(() => announce(two));
  expect(first).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(two);
});
