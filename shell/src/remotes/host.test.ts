import * as router from '@asia/shared/router';
import * as ui from '@asia/shared/ui';
import { provided } from './host';

describe('what the shell provides', () => {
  Object.assign(globalThis, { ASIA_SHARED_VERSION: '1.0.0' });
  const shared = provided();

  it('are the very modules that the shell is made of', () => {
    expect(shared['@asia/shared/ui'].lib()).toBe(ui);
    expect(shared['@asia/shared/router'].lib()).toBe(router);
  });

  it('exists once, whatever a remote brings', () => {
    for (const { shareConfig } of Object.values(shared)) expect(shareConfig.singleton).toBe(true);
  });
});
