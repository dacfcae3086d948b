import { act, screen } from '@testing-library/react';
import { commonMessages, language } from '../messages';
import { expectAccessible, renderApp } from '../testing';
import { LoadNotice } from './LoadNotice';

describe('LoadNotice', () => {
  it('says what happened, and tries again on demand', async () => {
    const onRetry = jest.fn();
    const { user, container } = renderApp(<LoadNotice state="failed" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.spanish.failed);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: commonMessages.spanish.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers WhatsApp in this tab, because some browsers inside other apps open no other', () => {
    renderApp(<LoadNotice state="failed" onRetry={() => undefined} />);
    const link = screen.getByRole('link', { name: commonMessages.spanish.orderOnWhatsApp });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/57\d{10}\?text=./));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).not.toHaveAttribute('target');
  });

  it('is busy while it tries', () => {
    renderApp(<LoadNotice state="retrying" onRetry={() => undefined} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: commonMessages.spanish.retrying })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('states for less than a page that the rest works, and offers no other way', () => {
    renderApp(<LoadNotice minor state="failed" onRetry={() => undefined} inVain />);
    expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.spanish.minorFailed);
    expect(screen.getByRole('button', { name: commonMessages.spanish.reload })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['while the connection is slow', 'slow', commonMessages.spanish.slow],
    ['where the file is gone', 'gone', commonMessages.spanish.newVersion],
  ] as const)('offers a reload, and no retry, %s', (_when, state, words) => {
    renderApp(<LoadNotice state={state} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      commonMessages.spanish.reload,
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
