/** Fired on an island once its handlers are attached; bubbles. */
export const ISLAND_LIVE = 'asia:island-live';
