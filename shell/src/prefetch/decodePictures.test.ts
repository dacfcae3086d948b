import { decodePictures } from './decodePictures';

const decode = jest.fn(() => Promise.resolve());
let stop: () => void;
let drawnAhead: boolean;

/** A picture of a page that is on show or not, which has just arrived. */
function arrive(visible: boolean): void {
  const picture = Object.assign(document.createElement('img'), { decode, checkVisibility: () => visible });
  document.body.append(picture);
  picture.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  decode.mockClear();
  drawnAhead = true;
  stop = decodePictures(document, () => drawnAhead);
});
afterEach(() => stop());

it('decodes a picture of a page that is not on show yet', () => {
  arrive(false);
  expect(decode).toHaveBeenCalledTimes(1);
});

it('lives with a picture that cannot be decoded', async () => {
  decode.mockRejectedValueOnce(new DOMException('broken', 'EncodingError'));
  arrive(false);
  await expect(decode.mock.results[0]?.value).rejects.toThrow('broken');
});

it('leaves the page on show to the browser', () => {
  arrive(true);
  drawnAhead = false;
  arrive(false);
  expect(decode).not.toHaveBeenCalled();
});

it('does not mind scripts and styles, and stops', () => {
  document.head.append(document.createElement('script'));
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  stop();
  arrive(false);
  expect(decode).not.toHaveBeenCalled();
});
