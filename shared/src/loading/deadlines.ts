/* Times of several files; others are beside the code that waits. A style sheet gets one as a custom property. */

/** Timeout of a script: of webpack's chunks and of remotes. */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** Time until the page shows that the connection is slow; the load goes on. */
export const SLOW_AFTER_MS = 10_000;

/** Pause between retries behind prerendered text; it ends early when the connection returns. */
export const RETRY_PAUSE_MS = 15_000;

/** Pause until a page that stands for an unavailable site asks again. */
export const UNAVAILABLE_RETRY_S = 30;
