// Runs in every measured page: notes how long it takes from a click to the painted title of the next page. The moment of
// the click is stored, because on some sites the next page is another document.
(() => {
  const MARK = 'title-of-the-next-page';
  const CLICKED = 'bench-clicked';
  window.nextTitle = 0;

  /** @param {import('./Entry').Entry} entry */
  const note = ({ identifier, renderTime = 0 }) => {
    const clicked = Number(sessionStorage.getItem(CLICKED));
    if (identifier !== MARK || clicked === 0) return;
    window.nextTitle = performance.timeOrigin + renderTime - clicked;
    sessionStorage.removeItem(CLICKED);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'element',
    buffered: true,
  });

  // A title is marked before the frame that paints it: then the browser reports when it was painted.
  const marking = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const title of node.matches('h1') ? [node] : node.querySelectorAll('h1'))
            title.setAttribute('elementtiming', MARK);
  });
  const mark = () => marking.observe(document, { subtree: true, childList: true });
  // Only in a page that a click asked for: when React hydrates a first page, a mark would be a difference.
  if (sessionStorage.getItem(CLICKED)) mark();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.nextTitle = 0;
      sessionStorage.setItem(CLICKED, String(performance.timeOrigin + timeStamp));
      mark();
    },
    true,
  );
})();
