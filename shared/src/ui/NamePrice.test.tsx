import { render, screen } from '@testing-library/react';
import { commonMessages } from '../messages';
import { NamePrice } from './NamePrice';

describe('NamePrice', () => {
  it('groups the pesos', () => {
    render(<NamePrice name="Lumpia (unidad)" price={9800} />);
    expect(screen.getByText('Lumpia (unidad)')).toBeVisible();
    expect(screen.getByText('$\u00a09.800', { normalizer: (text) => text })).toBeVisible();
  });

  it('shows a price that is already a text as it is', () => {
    render(<NamePrice name="Spring roll" price="$9,800" />);
    expect(screen.getByText('$9,800')).toBeVisible();
  });

  it('asks for an unknown price', () => {
    render(<NamePrice name="Cerveza importada" price={null} />);
    expect(screen.getByText(commonMessages.spanish.ask)).toBeVisible();
  });

  it('says sold out instead of a price', () => {
    render(<NamePrice name="Lumpia (unidad)" price={9800} soldOut />);
    expect(screen.getByText(commonMessages.spanish.soldOut)).toBeVisible();
    expect(screen.queryByText(/9.800/)).not.toBeInTheDocument();
  });

  it('has the language of a foreign name', () => {
    render(<NamePrice name="招牌炒饭" price={42800} lang="zh-Hans" />);
    expect(screen.getByText('招牌炒饭')).toHaveAttribute('lang', 'zh-Hans');
  });
});
