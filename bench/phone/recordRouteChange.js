// Notes the way from a click to the painted title of the next page; a classic script of every measured page.
(() => {
  /** @type {import('./RouteChange').RouteChange} */
  const change = { clicked: 0, painted: 0 };
  Object.assign(window, { routeChange: change });
  const MARK = 'title-of-the-next-page';

  /** @param {import('./Entry').Entry} entry */
  const note = ({ identifier, renderTime = 0 }) => {
    if (identifier === MARK && change.clicked > 0) change.painted = renderTime;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'element',
    buffered: true,
  });

  // Each title is marked as it enters the document, before the frame that shows it, so the browser itself says when that
  // was. From interest on: a page may be drawn ahead of its click, and then nothing is left to be done after that.
  const marking = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const title of node.querySelectorAll('h1')) title.setAttribute('elementtiming', MARK);
  });
  const mark = () => marking.observe(document.body, { subtree: true, childList: true });
  addEventListener('pointerover', mark, { capture: true, once: true });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      change.clicked = timeStamp;
      change.painted = 0;
      mark();
    },
    true,
  );
})();
