/** The sentence under the Spanish one. */
export const notStored =
  'You are offline, and this page is not kept in this browser. It will open by itself when the connection is back.';
