import { screen } from '@testing-library/react';
import { TITLE_ID } from '../contracts';
import { aPicture, element, expectAccessible, renderApp } from '../testing';
import { PageHead } from './PageHead';

describe('PageHead', () => {
  it('holds the title that can receive the focus', () => {
    renderApp(<PageHead title="Arroz Chino" />);
    const title = screen.getByRole('heading', { level: 1, name: 'Arroz Chino' });
    title.focus();
    expect(title).toHaveFocus();
    expect(title).toHaveAttribute('id', TITLE_ID);
  });

  it('leads back, and shows the facts', async () => {
    const { user, address, container } = renderApp(
      <PageHead
        title="Arroz Chino"
        lead="Chowfan al wok"
        picture={aPicture()}
        seal="炒饭"
        back={{ to: '/menu', label: 'Regresar al Menú' }}
        facts={['10 platos', 'desde $ 34.800']}
      />,
      { route: '/ArrozChino' },
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10 platos',
      'desde $ 34.800',
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'Regresar al Menú' }));
    expect(address()).toBe('/menu');
  });

  it('puts the target of a hash address inside the title', () => {
    const { container } = renderApp(<PageHead title="Mariscos" anchor="mariscos" />);
    expect(screen.getByRole('heading', { level: 1 })).toContainElement(
      element(container, '#mariscos') as HTMLElement,
    );
  });

  it('keeps seal and ornament from being read aloud', () => {
    renderApp(<PageHead title="Carta" seal="菜单" han="亚洲" />);
    for (const ornament of ['菜单', '亚洲'])
      expect(screen.getByText(ornament)).toHaveAttribute('aria-hidden', 'true');
  });
});
