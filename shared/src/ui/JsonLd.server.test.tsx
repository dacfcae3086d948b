/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { JsonLd } from './JsonLd';

it('cannot be ended early by a value', () => {
  const view = renderToString(<JsonLd of={() => ({ name: '</script><script>alert(1)' })} />);
  expect(view.match(/<script/g)).toHaveLength(1);
  expect(view.match(/<\/script/g)).toHaveLength(1);
});

it('reads back as it was given', () => {
  const data = { '@type': 'Restaurant', name: 'Asia <3' };
  const view = renderToString(<JsonLd of={() => data} />);
  expect(JSON.parse(view.replace(/<\/?script[^>]*>/g, ''))).toEqual(data);
});
