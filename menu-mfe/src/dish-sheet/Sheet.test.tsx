import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, use, useState } from 'react';
import { commonMessages } from '@asia/shared/messages';
import { focused, renderApp } from '@asia/shared/testing';
import { Sheet } from './Sheet';

function Dish() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Ver Lumpia</button>
      {/* Mounted only when wanted, as a sheet is whose code arrives late. */}
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title="Lumpia (unidad)"
        eyebrow="Entrada"
        seal="前菜"
        picture={<span>foto</span>}
        foot={<button>Agregar al carrito</button>}
      >
        <p>Rollo crocante</p>
      </Sheet>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Ver Lumpia' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the sheet; its name has the focus. */
async function openDish() {
  const { user } = renderApp(<Dish />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Lumpia (unidad)' })).toBeVisible());
  return { user };
}

it.each(['Esc', '×'])(
  'opens at its name over a page that stands still, and goes back with %s',
  async (way) => {
    const { user } = await openDish();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    if (way === 'Esc') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: commonMessages.spanish.close }));
    await gone();
    expect(opener()).toHaveFocus();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
);

it('stays open when React mounts it twice, as in development', async () => {
  const onClose = jest.fn();
  const { rerender } = renderApp(<StrictMode>{null}</StrictMode>);
  rerender(
    <StrictMode>
      <Sheet opened onClose={onClose} title="Lumpia (unidad)" />
    </StrictMode>,
  );
  // The event of the close comes later than the reopening.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open when its content loads again, as after a save in development', async () => {
  const onClose = jest.fn();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  function Content() {
    const [again, setAgain] = useState(false);
    if (again) use(arrival);
    return <button onClick={() => setAgain(true)}>Otra vez</button>;
  }
  const { user } = renderApp(
    <Suspense>
      <Sheet opened onClose={onClose} title="Lumpia (unidad)">
        <Content />
      </Sheet>
    </Suspense>,
  );
  const dialog = screen.getByRole('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  await user.click(screen.getByRole('button', { name: 'Otra vez' }));
  await closed;
  await act(() => Promise.resolve(arrive()));
  expect(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('holds the focus inside', async () => {
  const { user } = await openDish();
  for (let tabs = 0; tabs < 3; tabs += 1) await user.tab();
  expect(screen.getByRole('dialog')).toContainElement(focused());
});

it('closes when it is pulled down far enough, and not before', async () => {
  const { user } = await openDish();
  const picture = screen.getByText('foto');
  const pull = (distance: number) =>
    user.pointer([
      { keys: '[TouchA>]', target: picture, coords: { clientY: 100 } },
      { pointerName: 'TouchA', target: picture, coords: { clientY: 100 + distance } },
      { keys: '[/TouchA]', target: picture, coords: { clientY: 100 + distance } },
    ]);
  await pull(60);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await pull(200);
  await gone();
});
