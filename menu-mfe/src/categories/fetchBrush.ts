/** The face of the seals that only pages with many of them write; without it a browser takes twice as long for their layout. */
export async function fetchBrush(): Promise<void> {
  // Not in jsdom.
  if ('fonts' in document) await document.fonts.load("1em 'Ma Shan Zheng'", '春');
}
