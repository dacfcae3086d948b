import { act, screen } from '@testing-library/react';
import { commonMessages, language } from '../messages';
import { expectAccessible, renderApp } from '../testing';
import { LoadNotice, type LoadNoticeProps } from './LoadNotice';

const { failed, minorFailed, orderOnWhatsApp, reload, retry, retrying, slow } = commonMessages.spanish;
const onRetry = jest.fn();
const open = (props: Omit<LoadNoticeProps, 'onRetry'>) =>
  renderApp(<LoadNotice onRetry={onRetry} {...props} />);

it.each<[what: string, props: Omit<LoadNoticeProps, 'onRetry'>, says: string, offers: string[]]>([
  ['a retry after a failure', { state: 'failed' }, failed, [retry]],
  ['a reload too after a retry in vain', { state: 'failed', inVain: true }, failed, [retry, reload]],
  ['a reload while the connection is slow', { state: 'slow' }, slow, [reload]],
  ['no other way for less than a page', { state: 'failed', minor: true }, minorFailed, [retry]],
])('offers %s', (_, props, says, offers) => {
  open(props);
  expect(screen.getByRole('alert')).toHaveTextContent(says);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
  expect(screen.queryAllByRole('link')).toHaveLength(says === failed ? 1 : 0);
});

it('retries on demand', async () => {
  const { user, container } = open({ state: 'failed' });
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers WhatsApp in this tab, because some browsers inside other apps open no other', () => {
  open({ state: 'failed' });
  const link = screen.getByRole('link', { name: orderOnWhatsApp });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/57\d{10}\?text=./));
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(link).not.toHaveAttribute('target');
});

it('keeps its button while it retries, and is no alert', () => {
  open({ state: 'retrying' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: retrying })).toBeEnabled();
});

it('is in the language of the guest', async () => {
  const { container } = open({ state: 'failed' });
  await act(() => language.choose('zh'));
  expect(screen.getByRole('alert')).toHaveTextContent('出错了');
  expect(container).toContainHTML('lang="zh-Hans"');
});
