/** Breakpoints: the largest window width, in pixels, of each layout. */
export const steps = {
  /** Margins, plates and titles are smaller. */
  narrowPhone: 390,
  /** Less space between the elements. */
  phone: 420,
  /** The tiles of the home page are in two columns. */
  tiles: 768,
} as const;

export const WIDE_WINDOW = '(min-width: 48em)';
