import { screen } from '@testing-library/react';
import { TITLE_ID } from '../contracts';
import { aPicture, element, renderApp } from '../testing';
import { PageHead } from './PageHead';

it('has the title that receives the focus, with the target of a hash address inside', () => {
  const { container } = renderApp(<PageHead title="Mariscos" anchor="mariscos" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Mariscos' });
  expect(title).toHaveAttribute('id', TITLE_ID);
  expect(title).toContainElement(element(container, '#mariscos') as HTMLElement);
  title.focus();
  expect(title).toHaveFocus();
});

it('leads back, shows the facts, and hides its ornaments from screen readers', async () => {
  const facts = ['10 platos', 'desde $ 34.800'];
  const { user, address } = renderApp(
    <PageHead
      title="Arroz Chino"
      lead="Chowfan al wok"
      picture={aPicture()}
      seal="炒饭"
      han="亚洲"
      back={{ to: '/menu', label: 'Regresar al Menú' }}
      facts={facts}
    />,
    { route: '/ArrozChino' },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(facts);
  for (const ornament of ['炒饭', '亚洲'])
    expect(screen.getByText(ornament)).toHaveAttribute('aria-hidden', 'true');
  await user.click(screen.getByRole('link', { name: 'Regresar al Menú' }));
  expect(address()).toBe('/menu');
});
