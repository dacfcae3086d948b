import { reaction } from 'mobx';
import { INTENT_EVENT, INTENTS_KEY } from '../contracts';
import { parseStoredCart } from './parseStoredCart';
import type { StoredCart } from './StoredCart';

/** Fills the cart from storage, adds the dishes of before hydration, then stores every change. @returns stop */
export function persistCart(stored: StoredCart): () => void {
  stored.open();
  const stopStoring = reaction(
    () => stored.unsaved,
    () => stored.save(),
  );
  const onIntent = () => takeIntents(stored);
  onIntent();
  window.addEventListener(INTENT_EVENT, onIntent);
  return () => {
    stopStoring();
    window.removeEventListener(INTENT_EVENT, onIntent);
  };
}

/** Turns the intents of the boot script into lines of the cart, once: no other tab takes them too. */
function takeIntents({ cart, storage }: StoredCart): void {
  const intents = parseStoredCart(storage.read(INTENTS_KEY) ?? null) ?? [];
  if (!storage.write(INTENTS_KEY, null)) return;
  for (const { cartQuantity, ...dish } of intents) cart.add(dish, cartQuantity);
}
