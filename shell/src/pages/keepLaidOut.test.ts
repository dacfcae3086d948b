import { keepLaidOut } from './keepLaidOut';

const fonts = new EventTarget();
const whenIdle = jest.fn((work: () => void) => work());
jest.mock('../start/whenIdle', () => ({ whenIdle: (work: () => void) => whenIdle(work) }));

const text = document.createElement('p');
const picture = document.createElement('img');
let room: HTMLElement;
let page: HTMLElement;
let laidOut: jest.SpyInstance;
let stop: () => void;

/** Observers speak after what is under way. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  Object.assign(document, { fonts });
  room = document.createElement('div');
  page = document.createElement('div');
  laidOut = jest.spyOn(page, 'getBoundingClientRect');
  stop = keepLaidOut(room);
  page.style.setProperty('display', 'none', 'important');
  page.append(text, picture);
  room.append(page);
  await observed();
});
afterEach(() => stop());

it('takes back how React hides, and has the page laid out', () => {
  expect(page.style.display).toBe('');
  expect(laidOut).toHaveBeenCalled();
});

it('does so each time that React hides', async () => {
  page.style.setProperty('display', 'none', 'important');
  await observed();
  expect(page.style.display).toBe('');
});

it.each([
  ['a change', () => text.replaceChildren('Sopa Wantán')],
  ['a picture', () => picture.dispatchEvent(new Event('load'))],
  ['a font', () => fonts.dispatchEvent(new Event('loadingdone'))],
])('has the page laid out again after %s', async (_what, happen) => {
  await observed();
  laidOut.mockClear();
  happen();
  await observed();
  expect(laidOut).toHaveBeenCalledTimes(1);
});

it('leaves alone what is hidden inside the page', async () => {
  text.style.display = 'none';
  await observed();
  expect(text.style.display).toBe('none');
});

it('stops, also with work that was put off', async () => {
  let later = () => {};
  whenIdle.mockImplementationOnce((work) => void (later = work));
  fonts.dispatchEvent(new Event('loadingdone'));
  laidOut.mockClear();
  stop();
  later();
  picture.dispatchEvent(new Event('load'));
  page.style.setProperty('display', 'none', 'important');
  await observed();
  expect(laidOut).not.toHaveBeenCalled();
  expect(page.style.display).toBe('none');
});

it('leaves the hiding to React where a browser cannot hide in another way', () => {
  const old = { style: {}, addEventListener: jest.fn() };
  keepLaidOut(old as unknown as HTMLElement)();
  expect(old.addEventListener).not.toHaveBeenCalled();
});
