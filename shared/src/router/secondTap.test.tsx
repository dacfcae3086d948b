import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../testing';
import { ignoreSecondTap } from './secondTap';

const box = { left: 100, right: 200, top: 300, bottom: 340 } as DOMRect;

function Lines({ onNext }: { onNext: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return <button onClick={onNext}>Siguiente</button>;
  return <button onClick={ignoreSecondTap(() => setGone(true))}>Quitar</button>;
}

/** When the button is tapped that goes, in milliseconds of the page. */
let start = 0;

/** Taps a button at a point. @param at milliseconds after the start */
function tap(name: string, at: number, clientX = 150): void {
  const button = screen.getByRole('button', { name });
  const event = createEvent.click(button, { clientX, clientY: 320 });
  Object.defineProperty(event, 'timeStamp', { value: start + at });
  fireEvent(button, event);
}

describe('the place of a button that its own click takes away', () => {
  const onNext = jest.fn();
  const quit = () => {
    renderApp(<Lines onNext={onNext} />);
    tap('Quitar', 0);
  };

  beforeEach(() => {
    start += 10_000;
    onNext.mockClear();
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  });

  it('ignores the taps of the same gesture, however many they are', () => {
    quit();
    for (const at of [30, 430, 830, 1230]) tap('Siguiente', at);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('takes a tap after a pause', () => {
    quit();
    tap('Siguiente', 400);
    tap('Siguiente', 1000);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('is no wider than the button, and a finger that leaves it may come back', () => {
    quit();
    tap('Siguiente', 100, 201);
    tap('Siguiente', 200);
    expect(onNext).toHaveBeenCalledTimes(2);
  });
});
