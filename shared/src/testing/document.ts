import '@testing-library/jest-dom';

// jsdom draws nothing, so it has neither media queries nor boxes. These stand for a screen that never changes.
// eslint-disable-next-line @typescript-eslint/unbound-method -- asked whether it is there, not called
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
// eslint-disable-next-line @typescript-eslint/unbound-method -- asked whether it is there, not called
Element.prototype.scrollIntoView ??= () => undefined;
