// Notes how long it takes from a click to the painted title of the next page; a classic script of every measured page. The
// moment of the click outlives the document: on some sites the next page is another one.
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

  // Each title is marked as it enters the document, before the frame that shows it, so the browser itself says when that was.
  const marking = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const title of node.matches('h1') ? [node] : node.querySelectorAll('h1'))
            title.setAttribute('elementtiming', MARK);
  });
  const mark = () => marking.observe(document, { subtree: true, childList: true });
  // Only for a page that a click asked for: marks would be a difference when React takes the page over.
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
