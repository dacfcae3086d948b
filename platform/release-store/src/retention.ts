export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Retention in the release store. */
export const RETENTION = {
  /** Generations with pages in the release store. */
  storedGenerations: 5,
  /** Steps back for each app; `npm run prune` keeps their builds. */
  rollbackSteps: 5,
  /** Steps back that a deployment records, for each app; older builds are found by their version. */
  recordedSteps: 20,
  /** `npm run prune` keeps every build that was live within so many days: a tab may still be open. */
  unusedBuildDays: 30,
  /** Younger files may belong to a release in progress: `npm run prune` leaves them alone. */
  releaseInProgressMs: DAY_MS,
} as const;
