import { act, Suspense, useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { allowConsole } from '../testing';
import { frozenParts, leavePrerendered, Loadable } from './Loadable';
import { LoadBoundary } from './LoadBoundary';
import { useLoaded } from './useLoaded';

let cut: boolean;
let dish: Loadable<string>;

const ask = jest.fn(() => (cut ? Promise.reject(new Error('cut')) : Promise.resolve('Lumpia')));

function Dish() {
  const name = useLoaded(dish);
  // A hook after `useLoaded`: React must see the same hooks when the part is there.
  const [words] = useState(() => `${name} crocante`);
  return <p>{words}</p>;
}

function Place({ children }: { children?: ReactNode }) {
  return (
    <LoadBoundary
      fallback={({ message }, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    >
      <Suspense fallback={<p>Cargando...</p>}>{children ?? <Dish />}</Suspense>
    </LoadBoundary>
  );
}

const message = 'Loading chunk failed (broken: dish)';

beforeEach(() => {
  cut = false;
  ask.mockClear();
  dish = new Loadable('dish', ask);
  allowConsole('error', /Loading chunk failed/);
  allowConsole('warn', /boundary/);
});
afterEach(() => leavePrerendered());

describe('a place for a part', () => {
  it('waits, and then shows it', async () => {
    render(<Place />);
    expect(screen.getByText('Cargando...')).toBeVisible();
    expect(await screen.findByText('Lumpia crocante')).toBeVisible();
  });

  it('shows at once what is there already', async () => {
    await dish.load();
    render(<Place />);
    expect(screen.getByText('Lumpia crocante')).toBeVisible();
  });

  it('shows a failure in its own box, and loads the part with a retry', async () => {
    cut = true;
    render(
      <>
        <p>el resto</p>
        <Place />
      </>,
    );
    const retry = await screen.findByRole('button', { name: message });
    expect(screen.getByText('el resto')).toBeVisible();
    cut = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Lumpia crocante')).toBeVisible();
  });

  it('requests the part again when it is mounted again', async () => {
    cut = true;
    const { unmount } = render(<Place />);
    await screen.findByRole('button', { name: message });
    unmount();
    cut = false;
    render(<Place />);
    expect(await screen.findByText('Lumpia crocante')).toBeVisible();
  });

  it('shows an error that is thrown while it renders', () => {
    allowConsole('error', /El wok/);
    const Broken = () => {
      throw new Error('El wok se apagó');
    };
    render(<Place>{<Broken />}</Place>);
    expect(screen.getByRole('button', { name: 'El wok se apagó' })).toBeVisible();
  });
});

describe('a prerendered part', () => {
  async function hydrated(): Promise<HTMLElement> {
    const host = document.createElement('div');
    document.body.append(host);
    const server = new Loadable('dish', () => Promise.resolve('Lumpia'));
    await server.load();
    const inBrowser = dish;
    dish = server;
    host.innerHTML = renderToString(<Place />);
    dish = inBrowser;
    await act(() => Promise.resolve(hydrateRoot(host, <Place />)));
    return host;
  }

  it('keeps its text when its code does not load, and hydrates later', async () => {
    cut = true;
    const host = await hydrated();
    const text = screen.getByText('Lumpia crocante');
    expect(host).not.toHaveTextContent('Cargando');
    expect(frozenParts()).toEqual([dish]);
    cut = false;
    await act(() => dish.load());
    expect(dish.phase).toBe('ready');
    expect(screen.getByText('Lumpia crocante')).toBe(text);
    host.remove();
  });
});
