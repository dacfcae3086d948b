import { act, screen } from '@testing-library/react';
import { language } from '../messages';
import { expectAccessible, renderApp } from '../testing';
import { LoadNotice } from './LoadNotice';

describe('LoadNotice', () => {
  it('says what happened, and tries again on demand', async () => {
    const onRetry = jest.fn();
    const { user, container } = renderApp(<LoadNotice state="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Se produjo un error inesperado...');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers WhatsApp in this tab, because some browsers inside other apps open no other', () => {
    renderApp(<LoadNotice state="failed" onRetry={() => undefined} />);
    const link = screen.getByRole('link', { name: 'Pedir por WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/57\d{10}\?text=Hola/));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).not.toHaveAttribute('target');
  });

  it('is busy while it tries', () => {
    renderApp(<LoadNotice state="retrying" onRetry={() => undefined} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentando' })).toHaveAttribute('aria-busy', 'true');
  });

  it('states for less than a page that the rest works, and offers no other way', () => {
    renderApp(<LoadNotice minor state="failed" onRetry={() => undefined} inVain />);
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no cargó. Lo demás funciona.');
    expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['while the connection is slow', 'slow', 'La conexión está lenta. Puedes seguir leyendo.'],
    ['where the file is gone', 'gone', 'El sitio tiene una versión nueva.'],
  ] as const)('offers a reload, and no retry, %s', (_when, state, words) => {
    renderApp(<LoadNotice state={state} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Recargar la página',
    ]);
  });

  it('is in the language of the guest', async () => {
    const { container } = renderApp(<LoadNotice state="failed" onRetry={() => undefined} />);
    await act(() => language.choose('zh'));
    expect(screen.getByRole('alert')).toHaveTextContent('出错了');
    expect(container).toContainHTML('lang="zh-Hans"');
    expect(screen.getByRole('link', { name: '通过WhatsApp订餐' })).toBeVisible();
    await act(() => language.choose('es'));
  });
});
