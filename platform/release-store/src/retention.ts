const DAY_MS = 24 * 60 * 60 * 1_000;

/** What is kept for how long, in the release store and in the memory of a server. */
export const RETENTION = {
  /** Generations whose pages stay in the release store. */
  storedGenerations: 5,
  /** Generations that a server holds in memory, so that a rollback reads nothing. */
  loadedGenerations: 3,
  /** Steps back that a rollback offers, for each app: `npm run prune` keeps their builds. */
  rollbackSteps: 5,
  /** `npm run prune` keeps every build that was live within so many days: a tab may still be open. */
  openTabDays: 30,
  /** Younger files may belong to a release in progress: `npm run prune` leaves them alone. */
  releaseInProgressMs: DAY_MS,
} as const;
