// Runs in every measured page: records the time from a click to the paint of the next page's title. The time
// of the click is stored, because on some sites the next page is another document.
(() => {
  const TITLE = 'title-of-the-next-page';
  const CLICKED = 'bench-clicked';
  window.nextTitle = 0;

  /** @param {import('./Entry').Entry} entry */
  const record = ({ identifier, renderTime = 0 }) => {
    const clicked = Number(sessionStorage.getItem(CLICKED));
    if (identifier !== TITLE || clicked === 0) return;
    window.nextTitle = performance.timeOrigin + renderTime - clicked;
    sessionStorage.removeItem(CLICKED);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
    type: 'element',
    buffered: true,
  });

  // Names a title before the frame that paints it: then the browser reports its paint.
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const title of node.matches('h1') ? [node] : node.querySelectorAll('h1'))
            title.setAttribute('elementtiming', TITLE);
  });
  const watch = () => observer.observe(document, { subtree: true, childList: true });
  // Only in a page opened by a click: on a first page, the attribute would be a hydration mismatch.
  if (sessionStorage.getItem(CLICKED)) watch();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.nextTitle = 0;
      sessionStorage.setItem(CLICKED, String(performance.timeOrigin + timeStamp));
      watch();
    },
    true,
  );
})();
