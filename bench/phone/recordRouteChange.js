// Notes the way from a click to the painted title of the next page; a classic script of every measured page.
(() => {
  /** @type {import('./RouteChange').RouteChange} */
  const change = { clicked: 0, painted: 0 };
  Object.assign(window, { routeChange: change });
  const MARK = 'title-of-the-next-page';

  const title = () => document.querySelector('h1');

  /** @param {import('./Entry').Entry} entry */
  const note = ({ identifier, renderTime = 0 }) => {
    if (identifier === MARK) change.painted = renderTime;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'element',
    buffered: true,
  });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      change.clicked = timeStamp;
      change.painted = 0;
      const before = title();
      new MutationObserver((_, watching) => {
        const now = title();
        if (!now || now === before) return;
        watching.disconnect();
        // Set before the frame that shows it, so the browser itself says when that was.
        now.setAttribute('elementtiming', MARK);
      }).observe(document.body, { subtree: true, childList: true });
    },
    true,
  );
})();
