import { createTheme } from '@mantine/core';

/** Only Mantine's components (fields, toasts) read it; the rest of the site reads the same values in `tokens.css`. */
export const theme = createTheme({
  primaryColor: 'laca',
  primaryShade: 6,
  autoContrast: false,
  colors: {
    laca: [
      '#fdf1ee',
      '#f8dcd6',
      '#efb5ab',
      '#e58a7c',
      '#d95a4c',
      '#c8201a',
      '#b3140f',
      '#98100c',
      '#7d0d09',
      '#560805',
    ],
  },
  white: '#fffcf5',
  black: '#1b1310',
  fontFamily: 'var(--font-text)',
  defaultRadius: 'xs',
  radius: { xs: '2px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Our own is in base.css.
  focusRing: 'never',
});
