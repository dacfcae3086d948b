export const DAY_MS = 24 * 60 * 60 * 1_000;

/** What is kept for how long, in the release store and in the memory of a server. */
export const RETENTION = {
  /** Generations whose pages stay in the release store. */
  storedGenerations: 5,
  /** Generations that a server holds in memory, so that a rollback reads nothing. */
  loadedGenerations: 3,
  /** Steps back, for each app, whose builds `npm run prune` keeps. */
  rollbackSteps: 5,
  /** Steps back that a deployment records, for each app; older builds are found by their version. */
  recordedSteps: 20,
  /** `npm run prune` keeps every build that was live within so many days: a tab may still be open. */
  openTabDays: 30,
  /** Younger files may belong to a release in progress: `npm run prune` leaves them alone. */
  releaseInProgressMs: DAY_MS,
} as const;
