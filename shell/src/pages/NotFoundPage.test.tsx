import { act, screen } from '@testing-library/react';
import { language } from '@asia/shared/messages';
import { renderApp } from '@asia/shared/testing';
import NotFoundPage from './NotFoundPage';

test.each([
  ['es', 'Página no encontrada', 'Ver la carta', '/Carta'],
  ['en', 'Page not found', 'See the menu', '/CartaIngles'],
  ['zh', '页面未找到', '查看菜单', '/CartaChino'],
] as const)(
  'the not-found page leads to the carta in the language of the guest: %s',
  async (code, title, link, to) => {
    await act(() => language.choose(code));
    renderApp(<NotFoundPage />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
  },
);
