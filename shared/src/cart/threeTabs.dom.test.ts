import fc from 'fast-check';
import { CART_KEY } from '../contracts';
import { anOrderableDish } from '../testing';
import { lineKey } from './lineKey';
import { closeTabs, openTab } from './testing/tabs';

const dishes = ['a', 'b', 'c'].map((name) => anOrderableDish({ key: `sopas:${name}`, name }));
const note = 'picante';
const lines = [...dishes.map(({ key }) => key), `sopas:a ${note}`];

/** One browser: a storage, and tabs that receive the event of another tab's write late or never. */
class Browser {
  private stored: string | null = null;
  readonly tabs = [0, 1, 2].map(() => this.open());

  private open() {
    const window = Object.assign(new EventTarget(), {
      localStorage: {
        getItem: () => this.stored,
        setItem: (_: string, value: string) => {
          if (value === this.stored) return;
          this.stored = value;
          for (const tab of this.tabs) tab.eventPending = tab.eventPending || tab.window !== window;
        },
      },
    }) as unknown as Window;
    return { ...openTab(window), window, eventPending: false };
  }

  tab(index: number) {
    return this.tabs[index] as Browser['tabs'][number];
  }

  reload(index: number): void {
    this.tab(index).close();
    this.tabs[index] = this.open();
  }

  hear(index: number, lost: boolean): void {
    const tab = this.tab(index);
    if (tab.eventPending && !lost) tab.window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    tab.eventPending = false;
  }

  /** The guest turns to the tab. */
  look(index: number): void {
    this.tab(index).window.dispatchEvent(new Event('visibilitychange'));
  }

  shown(index: number): string[] {
    return this.tab(index).cart.cartItems.map((item) => `${item.cartQuantity} ${lineKey(item)}`);
  }
}

type Step =
  | { kind: 'add' | 'increase' | 'decrease' | 'remove'; tab: number; key: string }
  | { kind: 'clear' | 'undo' | 'reload' | 'hear' | 'lose' | 'look'; tab: number };

const tab = fc.nat({ max: 2 });
const key = fc.constantFrom(...lines);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('add', 'increase', 'decrease', 'remove'), tab, key }),
    fc.record({ kind: fc.constantFrom('clear', 'undo', 'reload', 'hear', 'hear', 'lose', 'look'), tab }),
  ),
  { minLength: 1, maxLength: 40 },
);

/** The keys of the lines of a cart after each action of a guest, in the order of time. */
function play(browser: Browser, story: readonly Step[]): Set<string> {
  const wanted = new Set<string>();
  for (const step of story) {
    const { cart } = browser.tab(step.tab);
    const before = new Map(cart.cartItems.map((item) => [lineKey(item), item.cartQuantity]));
    const { lastChange } = cart;
    if (step.kind === 'add') {
      const [ofDish, asked] = step.key.split(' ');
      cart.add(
        dishes.find((one) => one.key === ofDish)!,
        1,
        asked,
      );
    } else if (step.kind === 'increase' || step.kind === 'decrease' || step.kind === 'remove')
      cart[step.kind](step.key);
    else if (step.kind === 'clear' || step.kind === 'undo') cart[step.kind]();
    else if (step.kind === 'reload') browser.reload(step.tab);
    else if (step.kind === 'look') browser.look(step.tab);
    else browser.hear(step.tab, step.kind === 'lose');
    const restored = cart.lastChange !== lastChange && step.kind === 'undo';
    learn(step, before, wanted, restored ? cart.cartItems.map(lineKey) : []);
  }
  return wanted;
}

/** The guest wants what they added and does not want what they removed, in whatever tab. */
function learn(
  step: Step,
  before: ReadonlyMap<string, number>,
  wanted: Set<string>,
  restored: string[],
): void {
  if (step.kind === 'add') wanted.add(step.key);
  if (step.kind === 'increase' || step.kind === 'decrease' || step.kind === 'remove') {
    const { key } = step;
    // The key of a dish: its line without a note is made by `increase`; without it, the others take from the one with a note.
    const known = before.has(key) ? key : [...before.keys()].find((line) => line === `${key} ${note}`);
    if (known === undefined) return;
    if (step.kind === 'increase') wanted.add(key);
    else if (step.kind === 'remove' || before.get(known) === 1) wanted.delete(known);
  }
  if (step.kind === 'clear') for (const gone of before.keys()) wanted.delete(gone);
  for (const back of restored) wanted.add(back);
}

test('three tabs end with one cart, with no line lost and none brought back', () => {
  fc.assert(
    fc.property(steps, (story) => {
      const browser = new Browser();
      const wanted = play(browser, story);
      [0, 1, 2].forEach((index) => browser.look(index));
      expect(browser.shown(1)).toEqual(browser.shown(0));
      expect(browser.shown(2)).toEqual(browser.shown(0));
      expect(browser.tab(0).cart.cartItems.map(lineKey).sort()).toEqual([...wanted].sort());
      closeTabs();
    }),
    { numRuns: 1_500, seed: 20260112 },
  );
});
