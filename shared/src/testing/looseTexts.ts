/**
 * The texts that React keeps beside other nodes, where each should be all that an element of its own contains. A browser
 * that translates a page replaces the node of each text: React then changes a node that nobody sees, or fails to remove it.
 * What React writes as all that an element contains, it replaces whole.
 */
export function looseTexts(root: Node = document.body): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    // Only the text nodes that React keeps have the key that it writes. White space stays as it is, and is not translated.
    const kept = Object.keys(node).some((name) => name.startsWith('__reactFiber'));
    if (node instanceof Text && kept && /\S/.test(node.data)) found.push(node.data);
  }
  return found;
}
