import { renderToStaticMarkup as write } from 'react-dom/server';
import { JsonLd } from './JsonLd';

describe('JsonLd', () => {
  it('cannot be ended early by a value', () => {
    const written = write(<JsonLd data={{ name: '</script><script>alert(1)' }} />);
    expect(written.match(/<script/g)).toHaveLength(1);
    expect(written.match(/<\/script/g)).toHaveLength(1);
  });

  it('reads back as it was given', () => {
    const data = { '@type': 'Restaurant', name: 'Asia <3' };
    const written = write(<JsonLd data={data} />);
    expect(JSON.parse(written.replace(/<\/?script[^>]*>/g, ''))).toEqual(data);
  });
});
