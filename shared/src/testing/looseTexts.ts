/**
 * Finds the text nodes of React that share their element with other nodes. A browser that translates a page replaces
 * each text node: React then changes or removes a node that has gone. A text alone in its element is safe.
 */
export function looseTexts(root: Node = document.body): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    // Only the text nodes that React keeps have the key that it writes. White space is not translated.
    const kept = Object.keys(node).some((name) => name.startsWith('__reactFiber'));
    if (node instanceof Text && kept && /\S/.test(node.data)) found.push(node.data);
  }
  return found;
}
