/**
 * Whether the current entry of the history is the drawer's. The open drawer has an entry of its own, so that Back closes it.
 * The router does not see that entry: a new location takes the text from a page whose code is missing.
 */
export const drawerEntry = () => Boolean((window.history.state as { drawer?: true } | null)?.drawer);
