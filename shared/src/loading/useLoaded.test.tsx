import { render, screen, waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { allowConsole, awaited } from '../testing';
import { Loadable } from './Loadable';
import { LoadBoundary } from './LoadBoundary';
import { useLoaded } from './useLoaded';

let cut: boolean;
let dish: Loadable<string>;

const ask = jest.fn(() => (cut ? Promise.reject(new Error('cut')) : Promise.resolve('Lumpia')));

function Dish() {
  const name = useLoaded(dish);
  // A hook after `useLoaded`: React must see the same hooks when the value is there.
  const [words] = useState(() => `${name} crocante`);
  return <p>{words}</p>;
}

function Place() {
  return (
    <LoadBoundary
      waiting={<p>Cargando...</p>}
      notice={({ state, onRetry }) => (
        <button type="button" onClick={onRetry}>
          {state}
        </button>
      )}
    >
      <Dish />
    </LoadBoundary>
  );
}

beforeEach(() => {
  cut = false;
  ask.mockClear();
  dish = new Loadable('dish', ask);
  allowConsole('error', /Loading chunk failed/);
  allowConsole('warn', /boundary/);
});

describe('a place for a loadable', () => {
  it('waits, and then shows it', async () => {
    let arrive: () => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve('Lumpia'))));
    await awaited(() => render(<Place />));
    expect(screen.getByText('Cargando...')).toBeVisible();
    await act(() => Promise.resolve(arrive()));
    expect(screen.getByText('Lumpia crocante')).toBeVisible();
  });

  it('shows at once what is there already', async () => {
    await dish.load();
    render(<Place />);
    expect(screen.getByText('Lumpia crocante')).toBeVisible();
  });
});

describe('a prerendered component', () => {
  let root: Root;
  afterEach(() => act(() => root.unmount()));

  async function hydrated(): Promise<HTMLElement> {
    const host = document.createElement('div');
    document.body.append(host);
    const server = new Loadable('dish', () => Promise.resolve('Lumpia'));
    await server.load();
    const inBrowser = dish;
    dish = server;
    host.innerHTML = renderToString(<Place />);
    dish = inBrowser;
    await act(() => Promise.resolve((root = hydrateRoot(host, <Place />))));
    return host;
  }

  it('keeps its text when its code does not load, and hydrates later', async () => {
    cut = true;
    const host = await hydrated();
    const text = screen.getByText('Lumpia crocante');
    expect(host).not.toHaveTextContent('Cargando');
    const notice = screen.getByRole('button', { name: 'failed' });
    cut = false;
    act(() => notice.click());
    expect(screen.getByRole('button', { name: 'retrying' })).toBe(notice);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(dish.phase).toBe('ready');
    expect(screen.getByText('Lumpia crocante')).toBe(text);
    expect(ask).toHaveBeenCalledTimes(2);
    host.remove();
  });
});
