import { unavailability } from '@asia/shared/cart/unavailability';
import { clampUnits, countOrder } from '@asia/shared/cart/units';
import {
  CART_BUTTON_ID,
  CART_KEY,
  type CartItem,
  type CategorySection,
  COUNTER,
  COUNTS,
  HYDRATED,
  HYDRATED_EVENT,
  INTENT_EVENT,
  INTENTS_KEY,
  ISLAND,
  ORDER_TEXTS_KEY,
  ORDERS,
} from '@asia/shared/contracts';
import { formatPesos } from '@asia/shared/menu/formatPesos';
import { pageContent } from '@asia/shared/pageContent';

/**
 * Stores a tap on an add button as an intent, and shows it in the prerendered counters at once. Their texts and their
 * attribute `COUNTER` are reset when React hydrates an island, in the task in which React shows the cart there.
 * @returns a function that handles a tap on a button: false if the tap could not be counted, and must be replayed
 */
export function storeIntents(page: Document): (button: HTMLElement) => boolean {
  const emptyTexts = new WeakMap<Element, string>();
  /** The text of the release: that of an empty cart. */
  const emptyText = (leaf: Element) => {
    const text = emptyTexts.get(leaf) ?? leaf.textContent;
    emptyTexts.set(leaf, text);
    return text;
  };
  // Read early: later a browser may have translated them.
  const remember = () => page.querySelectorAll(`[${COUNTS}]`).forEach(emptyText);
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', remember);
  else remember();
  const counted = new Set<Element>();

  /** @param words texts of an empty cart, each with its replacement */
  const show = (counter: Element, ...words: [empty: string, now: string][]) => {
    counter.setAttribute(COUNTER, 'open');
    for (const leaf of counter.querySelectorAll(`[${COUNTS}]`)) {
      counted.add(leaf);
      leaf.textContent = words.reduce((text, [none, now]) => text.replace(none, () => now), emptyText(leaf));
    }
  };

  page.addEventListener(HYDRATED_EVENT, ({ target: island }) => {
    for (const leaf of counted)
      if (leaf.closest(`[${ISLAND}]`) === island) {
        leaf.textContent = emptyText(leaf);
        leaf.closest(`[${COUNTER}]`)?.setAttribute(COUNTER, 'closed');
        counted.delete(leaf);
      }
  });

  return (button) => {
    const key = button.getAttribute(ORDERS);
    const lines = key && storeIntent(key);
    if (!lines) return false;
    const counter = button.closest(`[${COUNTER}]`) ?? button.closest('li')?.querySelector(`[${COUNTER}]`);
    const { units: ofDish } = countOrder(lines.filter((line) => line.key === key));
    if (counter) show(counter, ['0', String(ofDish)]);
    const cartButton = page.getElementById(CART_BUTTON_ID);
    if (cartButton && !cartButton.closest(`[${ISLAND}]`)?.hasAttribute(HYDRATED)) {
      const { units, subtotal } = countOrder(lines.filter((line) => !unavailability(line)));
      const { none = '', one = '' } = cartButton.dataset;
      show(
        cartButton,
        [none, units === 1 ? one : none.replace('0', String(units))],
        [formatPesos(0), formatPesos(subtotal)],
      );
    }
    return true;
  };
}

/**
 * @returns the lines that the cart then has; undefined if the page lacks the dish, if the dish takes a note with it, if
 * only the cart can read the stored lines, or if the browser refuses to store
 */
function storeIntent(key: string): CartItem[] | undefined {
  try {
    const section = pageContent().entries[`section/${key.split(':')[0]}`] as CategorySection;
    const dish = section.dishes.find((one) => one.key === key);
    if (!dish || dish.price === null || noteWaits(key)) return undefined;
    const intents = addUnits(stored(INTENTS_KEY), { ...dish, price: dish.price, cartQuantity: 1 });
    const lines = intents.reduce(addUnits, stored(CART_KEY));
    const { units, subtotal } = countOrder(lines);
    // The oldest carts have prices as text: only the cart itself reads them.
    if (!Number.isInteger(units) || !Number.isFinite(subtotal)) return undefined;
    localStorage.setItem(INTENTS_KEY, JSON.stringify(intents));
    dispatchEvent(new Event(INTENT_EVENT));
    return lines;
  } catch {
    return undefined;
  }
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as CartItem[];

/** Whether the guest has typed a note in the sheet of a dish: the first unit takes the note. */
function noteWaits(dish: string): boolean {
  const stored = JSON.parse(sessionStorage.getItem(ORDER_TEXTS_KEY) ?? '{}') as { texts?: object };
  return Object.hasOwn(stored.texts ?? {}, dish);
}

function addUnits(lines: readonly CartItem[], added: CartItem): CartItem[] {
  const line = lines.find(({ key, note }) => key === added.key && !note);
  if (!line) return [...lines, added];
  const raised = { ...line, cartQuantity: clampUnits(line.cartQuantity + added.cartQuantity) };
  return lines.map((each) => (each === line ? raised : each));
}
