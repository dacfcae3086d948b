/** What bar, drawer and dock say, in one language. */
export interface ShellTexts {
  skip: string;
  home: string;
  mainLinks: string;
  /** Names of links, by what the pages call them in Spanish; others stay as they are. */
  links: Readonly<Record<string, string>>;
  languages: string;
  /** Over a page that there is only in Spanish. */
  onlySpanish: string;
  toMenu: string;

  openDrawer: string;
  drawer: string;
  closeDrawer: string;
  drawerLinks: string;
  findDish: string;
  find: string;

  dock: string;
  cart: (dishes: string, subtotal: string) => string;
  repeat: string;
  write: string;
  /** What the guest wants, in Spanish: the house reads it. */
  wish: string;
  sendOrder: string;

  slow: string;
  partFailed: string;
  broke: string;
  backHome: string;
}
