import '@testing-library/jest-dom';

// jsdom has no layout: neither media queries nor observers of boxes. These stubs describe a screen that never
// changes.
// eslint-disable-next-line @typescript-eslint/unbound-method -- only tested for presence, not called
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
window.scrollTo = () => undefined;
// eslint-disable-next-line @typescript-eslint/unbound-method -- only tested for presence, not called
Element.prototype.scrollIntoView ??= () => undefined;
