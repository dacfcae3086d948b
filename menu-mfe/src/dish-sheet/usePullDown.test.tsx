import { screen } from '@testing-library/react';
import { renderApp } from '@asia/shared/testing';
import { usePullDown } from './usePullDown';

function PulledSheet() {
  const pull = usePullDown(() => undefined);
  return (
    <dialog open>
      <section aria-label="hoja">
        <span {...pull}>foto</span>
      </section>
    </dialog>
  );
}

it('has the sheet follow the finger without a transition, and return', async () => {
  const { user } = renderApp(<PulledSheet />);
  const target = screen.getByText('foto');
  const sheet = screen.getByRole('region', { name: 'hoja' });
  await user.pointer([
    { keys: '[TouchA>]', target, coords: { clientY: 100 } },
    { pointerName: 'TouchA', target, coords: { clientY: 140 } },
  ]);
  expect(sheet).toHaveStyle({ transform: 'translateY(40px)', transition: 'none' });
  await user.pointer({ keys: '[/TouchA]', target, coords: { clientY: 140 } });
  expect(sheet).not.toHaveStyle({ transform: 'translateY(40px)' });
});
