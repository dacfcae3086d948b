/** What the browser reports of paints, tasks and shifts; each kind of entry has some of it. */
export interface Entry extends PerformanceEntry {
  /** `elementtiming` of that element. */
  identifier?: string;
  renderTime?: number;
  /** How much of the page moved how far. */
  value?: number;
  /** The guest has just done something: what moves then is no surprise. */
  hadRecentInput?: boolean;
}
