// For what queries by role and text cannot reach: the head of the document, data blocks, the focus.

export function inHead(selector: string): Element | null {
  return document.head.querySelector(selector);
}

export function element(container: Element, selector: string): Element {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

export function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}
