/**
 * Shows the colour of a picture that has failed, until hydration replaces it: WebKit draws an icon of its own there.
 */
export function hideFailedPictures(page: Document): void {
  const hide = (image: unknown) => {
    if (image instanceof HTMLImageElement && image.matches('picture > img')) image.style.opacity = '0';
  };
  page.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) hide(image);
}
