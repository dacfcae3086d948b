import { afterPaint } from './afterPaint';

const task = () => new Promise((resolve) => setTimeout(resolve));
let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(() => draw(0)));
});
afterEach(() => jest.restoreAllMocks());

function frame(): void {
  for (const draw of frames.splice(0)) draw();
}

it('waits for a frame, and for the task after it', async () => {
  const work = jest.fn();
  afterPaint(work);
  await task();
  expect(work).not.toHaveBeenCalled();
  frame();
  expect(work).not.toHaveBeenCalled();
  await task();
  expect(work).toHaveBeenCalledTimes(1);
});

it('asks for one frame, however much waits for it', async () => {
  const works = [jest.fn(), jest.fn()];
  works.forEach(afterPaint);
  expect(frames).toHaveLength(1);
  frame();
  await task();
  for (const work of works) expect(work).toHaveBeenCalledTimes(1);
});

it('does not run what was cancelled', async () => {
  const cancelled = jest.fn();
  const kept = jest.fn();
  const cancel = afterPaint(cancelled);
  afterPaint(kept);
  cancel();
  frame();
  await task();
  expect(cancelled).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalled();
});

it('leaves what comes between a frame and its paint to the next one', async () => {
  const late = jest.fn();
  afterPaint(() => undefined);
  frame();
  afterPaint(late);
  await task();
  expect(late).not.toHaveBeenCalled();
  frame();
  await task();
  expect(late).toHaveBeenCalled();
});
