import '@testing-library/jest-dom';
import { looseTexts } from './looseTexts';

// jsdom has neither media queries nor observers of boxes. These stubs describe a screen that never changes.
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

// Each test is the first visit of a browser.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// A guest whose browser is Spanish, as most are.
Object.defineProperty(navigator, 'language', { get: () => 'es-CO', configurable: true });

// Each suite begins at noon in Bogotá, on a day without a holiday: no test changes with the hour at which it runs.
const RealDate = Date;
const shift = RealDate.UTC(2026, 10, 18, 17) - RealDate.now();
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number]) {
    super(...((parts.length > 0 ? parts : [RealDate.now() + shift]) as [number]));
  }
  static override now() {
    return RealDate.now() + shift;
  }
} as DateConstructor;

// jsdom has `<dialog>` without its methods. The focus returns, and Esc closes, as in a browser.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  // A task of its own, as in a browser.
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close();
});
Element.prototype.scrollIntoView ??= () => undefined;
document.elementFromPoint ??= () => null;

// A text of a guest's page must be alone in its element: a browser that translates replaces its node.
let loose: string[] = [];
const watcher = new MutationObserver((changes) => note(changes));
const note = (changes: MutationRecord[]) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) loose.push(...looseTexts(node));
};
watcher.observe(document, { childList: true, subtree: true });
beforeEach(() => {
  loose = [];
});
afterEach(() => {
  note(watcher.takeRecords());
  if (loose.length > 0) throw new Error(`Give each text an element of its own: ${JSON.stringify(loose)}`);
});
