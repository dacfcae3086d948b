import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link } from '@asia/shared/router';
import { aSiteTable, renderApp } from '@asia/shared/testing';
import { useDrawnAhead } from '@asia/shared/ui';
import { pageAhead } from './pageAhead';
import { Pages } from './Pages';
import { routeAt, setRoutes } from '../routes/routes';

const mockEvents: string[] = [];

function MockPage({ category }: { category?: string }) {
  const ahead = useDrawnAhead();
  const name = category ?? 'inicio';
  mockEvents.push(`${name} drawn${ahead ? ' ahead' : ''}`);
  useEffect(() => {
    mockEvents.push(`${name} on show`);
    return () => void mockEvents.push(`${name} left`);
  }, [name]);
  return (
    <>
      <h1>{name}</h1>
      <Link to="/Sopas">a las sopas</Link>
    </>
  );
}
// What is hidden by `content-visibility` counts as visible here: React's own way is what a test can see.
jest.mock('./keepLaidOut', () => ({ keepLaidOut: () => () => {} }));
jest.mock('./usePage', () => ({ usePage: () => ({ Page: MockPage, attempt: 0 }) }));
jest.mock('../federation/remoteModule', () => ({ remotePage: jest.fn() }));

beforeEach(() => {
  mockEvents.length = 0;
  setRoutes(aSiteTable());
});
afterEach(() => act(() => pageAhead.forget()));

describe('the page that a guest may open next', () => {
  it('is drawn unseen and does nothing until then', async () => {
    renderApp(<Pages startedAt={null} />, { route: '/' });
    mockEvents.length = 0;
    act(() => pageAhead.draw(routeAt('/sopas')));
    await waitFor(() => expect(mockEvents).toContain('sopas drawn ahead'));
    expect(mockEvents).not.toContain('sopas on show');
    expect(screen.getByRole('heading')).toHaveTextContent('inicio');
    expect(screen.getByText('sopas')).not.toBeVisible();
  });

  it('is shown by the click, the same that was drawn', async () => {
    renderApp(<Pages startedAt={null} />, { route: '/' });
    act(() => pageAhead.draw(routeAt('/sopas')));
    const drawn = await screen.findByText('sopas');
    await userEvent.click(screen.getByRole('link', { name: 'a las sopas' }));
    expect(screen.getByRole('heading')).toBe(drawn);
    expect(drawn).toBeVisible();
    expect(mockEvents).toContain('inicio left');
    expect(mockEvents.at(-1)).not.toContain('ahead');
  });

  it('makes room for another one', async () => {
    renderApp(<Pages startedAt={null} />, { route: '/' });
    act(() => pageAhead.draw(routeAt('/sopas')));
    await screen.findByText('sopas');
    act(() => pageAhead.draw(routeAt('/arrozchino')));
    expect(await screen.findByText('arroz')).not.toBeVisible();
    expect(screen.queryByText('sopas')).toBeNull();
  });
});
