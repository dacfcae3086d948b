/** One navigation inside the site; milliseconds since the page's own start. */
export interface RouteChange {
  clicked: number;
  /** When the title of the next page had been painted; 0 until then. */
  painted: number;
}

declare global {
  interface Window {
    /** Kept by `recordRouteChange.js`. */
    routeChange: RouteChange;
  }
}
