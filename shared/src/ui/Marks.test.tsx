import { render } from '@testing-library/react';
import { markKeys } from '../menu';
import { commonMessages } from '../messages';
import { Marks } from './Marks';

it.each(markKeys)('says the mark %s in words', (mark) => {
  const { container } = render(<Marks marks={[mark]} />);
  expect(container).toHaveTextContent(commonMessages.spanish.marks[mark]);
});

it('leaves nothing behind without marks', () => {
  const { container } = render(<Marks marks={[]} />);
  expect(container).toBeEmptyDOMElement();
});
