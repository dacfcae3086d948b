// What queries by role and text cannot see: the head of the document, data blocks, and where the focus is.

/** The first element of the document's head that fits, or null; React hoists titles, meta and preloads there. */
export function inHead(selector: string): Element | null {
  return document.head.querySelector(selector);
}

/** The first element inside that fits a selector, for what has neither role nor text. @throws Error when there is none */
export function part(container: Element, selector: string): Element {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`Nothing fits ${selector}.`);
  return found;
}

/** What has the focus. */
export function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}
