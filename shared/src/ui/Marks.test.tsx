import { render, screen } from '@testing-library/react';
import { commonMessages } from '../messages';
import { Marks } from './Marks';

describe('Marks', () => {
  it('says each mark in words', () => {
    render(<Marks marks={['P', 'VG', 'A', 'K']} />);
    for (const word of [
      commonMessages.spanish.marks.P,
      commonMessages.spanish.marks.VG,
      commonMessages.spanish.marks.A,
      commonMessages.spanish.marks.K,
    ])
      expect(screen.getByText(word)).toBeVisible();
  });

  it('lets a listener hear that a vegetarian dish may carry egg or milk', () => {
    const { container } = render(<Marks marks={['V']} />);
    expect(container).toHaveTextContent(commonMessages.spanish.marks.V);
  });

  it('leaves nothing behind without marks', () => {
    const { container } = render(<Marks marks={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
