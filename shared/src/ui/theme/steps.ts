/** Breakpoints: widths of the window, in pixels, up to which the layout is another one. */
export const steps = {
  /** Margins, plates and titles are smaller. */
  narrowPhone: 390,
  /** Less space between the parts. */
  phone: 420,
  /** The tiles of the home page stand two by two. */
  tiles: 768,
} as const;
