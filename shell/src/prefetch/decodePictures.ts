/**
 * Decodes pictures that arrive for a page that is drawn, but not on show: the browser would do it between the click and
 * the first paint. Pictures on show are left to the browser.
 * @param anyDrawnAhead whether there is a page that is not on show; asked for each picture that arrives
 * @returns stop
 */
export function decodePictures(page: Document, anyDrawnAhead: () => boolean): () => void {
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !anyDrawnAhead() || target.checkVisibility()) return;
    // A picture that cannot be decoded says so where it is shown.
    target.decode().catch(() => {});
  };
  page.addEventListener('load', onLoad, capture);
  return () => page.removeEventListener('load', onLoad, capture);
}

/** The event does not bubble. */
const capture = true;
