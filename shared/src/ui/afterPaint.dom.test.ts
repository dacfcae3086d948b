import { afterPaint } from './afterPaint';

const task = () => new Promise((resolve) => setTimeout(resolve));
let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(() => draw(0)));
});

function frame(): void {
  for (const draw of frames.splice(0)) draw();
}

it('runs all work in the task after the next frame, but not what was cancelled', async () => {
  const [first, second, cancelled] = [jest.fn(), jest.fn(), jest.fn()];
  afterPaint(first);
  afterPaint(second);
  afterPaint(cancelled)();
  await task();
  expect(frames).toHaveLength(1);
  frame();
  expect(first).not.toHaveBeenCalled();
  await task();
  for (const work of [first, second]) expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
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
