import { act, render, screen } from '@testing-library/react';
import { allowConsole } from '../testing';
import { LoadBoundary } from './LoadBoundary';
import { LoadFailure } from './LoadFailure';

it('tries what did not come again when the connection returns, and only that', () => {
  allowConsole('error', /./);
  allowConsole('warn', /./);
  let failure: Error | null = new LoadFailure('error', '/chunk.js');
  const Part = () => {
    if (failure) throw failure;
    return <p>Menú</p>;
  };
  const boundary = (
    <LoadBoundary fallback={() => <p>No cargó</p>}>
      <Part />
    </LoadBoundary>
  );
  const connect = () => act(() => void window.dispatchEvent(new Event('online')));

  const { unmount } = render(boundary);
  expect(screen.getByText('No cargó')).toBeInTheDocument();
  failure = null;
  connect();
  expect(screen.getByText('Menú')).toBeInTheDocument();
  unmount();

  failure = new Error('our own mistake');
  render(boundary);
  failure = null;
  connect();
  expect(screen.getByText('No cargó')).toBeInTheDocument();
});
