import * as router from '@asia/shared/router';
import * as ui from '@asia/shared/ui';
import { provided, startHost } from './host';

const mockForms = jest.fn();
jest.mock('@asia/shared/ui-forms', () => mockForms() as object);

describe('what the shell provides', () => {
  const shared = provided();

  it('are the very modules that the shell is made of', () => {
    expect(shared['@asia/shared/ui'].lib()).toBe(ui);
    expect(shared['@asia/shared/router'].lib()).toBe(router);
  });

  it('exists once, whatever a remote brings', () => {
    for (const { shareConfig } of Object.values(shared)) expect(shareConfig.singleton).toBe(true);
  });

  it('is asked for again after a failure', async () => {
    const fields = { TextField: () => null };
    mockForms.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    mockForms.mockReturnValue(fields);
    const host = startHost([], []);
    const load = () => host.loadShare('@asia/shared/ui-forms');
    await expect(load()).rejects.toThrow('offline');
    const factory = await load();
    expect(factory && factory()).toMatchObject(fields);
    await load();
    expect(mockForms).toHaveBeenCalledTimes(2);
  });
});
