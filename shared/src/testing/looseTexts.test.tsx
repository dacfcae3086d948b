import { render } from '@testing-library/react';
import { looseTexts } from './looseTexts';

it('finds each text that React keeps beside other nodes', () => {
  // Outside of the document, where a loose text fails no test.
  const { container } = render(
    <p>
      Total <b>2</b> {3}
    </p>,
    { container: document.createElement('div') },
  );
  expect(looseTexts(container)).toEqual(['Total ', '3']);
});
