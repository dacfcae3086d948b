/**
 * Whether the current step of the history belongs to the open drawer, so that Back closes the drawer. The router does
 * not see this step: a new location would remove the text of a page whose code is missing.
 */
export const drawerInHistory = () => Boolean((window.history.state as { drawer?: true } | null)?.drawer);
