// For what queries by role and text cannot reach: the head of the document, data blocks, the focus.

/** The first element in the document's head that matches `selector`, or null. */
export function inHead(selector: string): Element | null {
  return document.head.querySelector(selector);
}

/** The first element in `container` that matches `selector`. @throws Error when there is none */
export function element(container: Element, selector: string): Element {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

/** The element that has the focus. */
export function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}
