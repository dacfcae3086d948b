/** What a page records of itself; times in milliseconds since navigation. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** Tag and classes of what was painted last as the largest thing. */
  lcpElement: string;
  cls: number;
  /** Tasks of 50 ms and more. */
  longTasks: LongTask[];
  /** When every part of the page answers; 0 if that did not happen. */
  alive: number;
}

export interface LongTask {
  start: number;
  duration: number;
}

/** What a long task may take before a guest notices. */
const UNNOTICED_MS = 50;

/** Sum of what tasks took beyond 50 ms each. @param from only tasks that start then or later */
export function blockingTime(tasks: readonly LongTask[], from = 0): number {
  return tasks
    .filter(({ start }) => start >= from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - UNNOTICED_MS), 0);
}

export function longestTask(tasks: readonly LongTask[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}
