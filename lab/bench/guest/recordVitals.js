// Runs in every measured page before its own scripts.
(() => {
  /** @type {import('./Phone').Vitals} */
  const vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [], interactive: 0 };
  Object.assign(window, { vitals });

  /** @param {string} type @param {(entry: import('./Entry').Entry) => void} record */
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => vitals.longTasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });

  // The page is interactive once the last island is hydrated.
  const { ISLAND, HYDRATED } = window.attributes;
  const look = () => {
    const islands = document.querySelectorAll(`[${ISLAND}]`).length;
    if (islands === 0 || document.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) return;
    vitals.interactive = performance.now();
    looking.disconnect();
  };
  const looking = new MutationObserver(look);
  looking.observe(document, { subtree: true, childList: true, attributeFilter: [HYDRATED] });
})();
