/** Performance entries of paints, long tasks and layout shifts; each kind has some of these fields. */
export interface Entry extends PerformanceEntry {
  /** `elementtiming` of that element. */
  identifier?: string;
  renderTime?: number;
  /** Score of a layout shift. */
  value?: number;
  /** A layout shift right after input does not count. */
  hadRecentInput?: boolean;
}
