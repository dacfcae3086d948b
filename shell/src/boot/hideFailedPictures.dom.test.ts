import { hideFailedPictures } from './hideFailedPictures';

const image = (id: string) => document.getElementById(id) as HTMLImageElement;

function openPage() {
  document.body.innerHTML =
    '<picture><img id="failed"></picture><picture><img id="open"></picture><img id="drawing">';
  for (const [id, complete, naturalWidth] of [
    ['failed', true, 0],
    ['open', false, 0],
    ['drawing', true, 0],
  ] as const)
    Object.defineProperties(image(id), {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
    });
  hideFailedPictures(document);
}

it('hides a picture that failed before, and none that may still come', () => {
  openPage();
  expect(image('failed')).toHaveStyle({ opacity: '0' });
  expect(image('open')).not.toHaveAttribute('style');
  expect(image('drawing')).not.toHaveAttribute('style');
});

it('hides a picture as soon as it fails', () => {
  openPage();
  image('open').dispatchEvent(new Event('error'));
  expect(image('open')).toHaveStyle({ opacity: '0' });
});
