import { expectWhole, visit } from '../harness/page';
import { test } from '../harness/test';

test('a page opens whatever its query, dish and hash contain', async ({ page, allowed }) => {
  // The console names what `?mfe` cannot mean.
  allowed.push(/^warning: .*%zz/);
  // A stray percent sign: `decodeURIComponent` throws.
  await visit(page, '/ArrozChino?%zz&plato=%zz&q=%zz&filtro=%zz&mfe=%zz#%zz');
  await expectWhole(page, '/ArrozChino');
});
