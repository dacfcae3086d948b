import fc from 'fast-check';
import { type Deployment, listVersions } from './Deployment';
import { undoAfter } from './undoSteps';

const deployment = (
  before: Deployment | null,
  versions: Record<string, string>,
  action: Deployment['action'],
): Deployment => {
  const { shell = '0', ...others } = versions;
  const remotes = Object.entries(others).map(([name, version]) => ({
    ...{ name, version, container: name, base: '/', entry: 'r.js' },
  }));
  const pointer = { shell: { version: shell, base: '/' }, remotes, content: { version: 'c' } };
  return {
    ...{ number: 1, folder: '', at: '', changed: [], action, files: '' },
    pointer: { schema: 1, ...pointer, productsUrl: '/' },
    undo: undoAfter(before, versions, action),
  };
};
const change = fc.record({
  app: fc.constantFrom('menu', 'hall', 'shell'),
  version: fc.constantFrom('1', '2', '3', '4'),
  action: fc.constantFrom<Deployment['action'][]>('release', 'release', 'rollback', 'retire'),
});
/** Any history, as its newest deployment. */
const anyDeployment = fc.array(change, { maxLength: 15 }).map((changes) => {
  let newest = deployment(null, { shell: '0' }, 'release');
  for (const { app, version, action } of changes) {
    const after: Record<string, string> = { ...listVersions(newest.pointer), [app]: version };
    if (action === 'retire' && app !== 'shell') delete after[app];
    newest = deployment(newest, after, action);
  }
  return newest;
});

describe('what a deployment goes back to', () => {
  it('is after a change and its rollback what it was before, of every app', () => {
    fc.assert(
      fc.property(anyDeployment, change, (before, { app, version, action }) => {
        const live = listVersions(before.pointer);
        const isRetired = action === 'retire' && app !== 'shell';
        fc.pre(live[app] !== undefined && (isRetired || live[app] !== version));
        const { [app]: was, ...others } = live;
        const changed = deployment(before, isRetired ? others : { ...live, [app]: version }, 'release');
        expect(changed.undo[app]?.[0]).toBe(was);
        expect(deployment(changed, live, 'rollback').undo).toEqual({ [app]: [], ...before.undo });
      }),
    );
  });

  it('never names what is live, nor one build twice in a row', () => {
    fc.assert(
      fc.property(anyDeployment, ({ pointer, undo }) => {
        const live = listVersions(pointer);
        for (const [app, steps] of Object.entries(undo)) {
          const all = [...(live[app] ? [live[app]] : []), ...steps];
          expect(all.filter((version, place) => version === all[place + 1])).toEqual([]);
        }
      }),
    );
  });

  /** The steps of the shell after releases and, of versions with a mark, rollbacks. */
  const stepsAfter = (...versions: string[]) => {
    let newest: Deployment | null = null;
    for (const version of versions)
      newest = deployment(
        newest,
        { shell: parseInt(version).toString() },
        version.endsWith('<') ? 'rollback' : 'release',
      );
    return newest?.undo.shell;
  };

  it('is the build before, where a rollback is taken back by the name of the build', () => {
    expect(stepsAfter('1', '2', '1<', '2<')).toEqual(['1']);
  });

  it('is recorded for twenty steps', () => {
    const steps = stepsAfter(...Array.from({ length: 30 }, (_, index) => String(index + 1)));
    expect([steps?.length, steps?.[0], steps?.at(-1)]).toEqual([20, '29', '10']);
  });
});
