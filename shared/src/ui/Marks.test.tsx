import { render, screen } from '@testing-library/react';
import { Marks } from './Marks';

describe('Marks', () => {
  it('says each mark in words', () => {
    render(<Marks marks={['P', 'VG', 'A', 'K']} />);
    for (const word of ['Picante', 'Vegano', 'Con alcohol', 'Para niñas y niños'])
      expect(screen.getByText(word)).toBeVisible();
  });

  it('lets a listener hear that a vegetarian dish may carry egg or milk', () => {
    const { container } = render(<Marks marks={['V']} />);
    expect(container).toHaveTextContent('Vegetariano (puede llevar huevo o leche)');
  });

  it('leaves nothing behind without marks', () => {
    const { container } = render(<Marks marks={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
