import { render, screen } from '@testing-library/react';
import { commonMessages } from '../messages';
import { NamePrice } from './NamePrice';

it.each([
  ['pesos, grouped', { price: 9800 }, '$\u00a09.800'],
  ['a price that is already a text', { price: '$9,800' }, '$9,800'],
  ['a question for an unknown price', { price: null }, commonMessages.spanish.ask],
  ['sold out in place of a price', { price: 9800, soldOut: true }, commonMessages.spanish.soldOut],
  ['sold out in other words', { price: 9800, soldOut: '售罄' }, '售罄'],
])('shows beside the name %s', (_, props, text) => {
  const { container } = render(<NamePrice name="招牌炒饭" lang="zh-Hans" {...props} />);
  expect(screen.getByText('招牌炒饭')).toHaveAttribute('lang', 'zh-Hans');
  expect(container.textContent).toBe(`招牌炒饭 ${text}`);
});
