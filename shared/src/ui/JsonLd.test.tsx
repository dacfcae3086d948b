import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './JsonLd';

describe('JsonLd', () => {
  it('cannot be ended early by a value', () => {
    const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)' }} />);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
  });

  it('reads back as it was given', () => {
    const data = { '@type': 'Restaurant', name: 'Asia <3' };
    const html = renderToStaticMarkup(<JsonLd data={data} />);
    expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual(data);
  });
});
