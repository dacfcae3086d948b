import { changedApps, planChanged } from './changed';

describe('changedApps', () => {
  it('names the apps whose folders changed, and all where what they share did', () => {
    expect(changedApps(['cart-mfe/src/checkout/OrderBar.tsx', 'docs/operating.md'])).toEqual(['cart-mfe']);
    expect(changedApps(['shared/src/cart/CartStore.ts'])).toHaveLength(4);
  });
});

describe('planChanged', () => {
  const words = (files: string[], journeys = false) =>
    Object.fromEntries(planChanged(files, journeys).map(({ name, command }) => [name, command.slice(1)]));

  it('gives each tool the files that it reads', () => {
    const { lint, format, unit } = words(['scripts/check/index.ts', 'README.md']);
    expect(lint).toEqual(expect.arrayContaining(['--max-warnings', 'scripts/check/index.ts']));
    expect(lint).not.toContain('README.md');
    expect(lint).not.toContain('.');
    expect(format?.slice(-2)).toEqual(['scripts/check/index.ts', 'README.md']);
    expect(unit?.slice(-2)).toEqual(['--findRelatedTests', 'scripts/check/index.ts']);
  });

  it('needs nothing but types for a text', () => {
    expect(Object.keys(words(['README.md']))).toEqual(['format', 'types']);
  });

  it('follows the journeys of the apps that changed, those of all apps, and those that were edited', () => {
    const plan = words(['cart-mfe/app.ts', 'e2e/salon-mfe/salon-gallery.test.ts'], true);
    expect(Object.keys(plan).slice(-3)).toEqual(['browser', 'build', 'journeys']);
    expect(plan.journeys?.slice(1)).toEqual(['cart-mfe/', 'all-apps/', 'salon-mfe/']);
    expect(words(['e2e/harness/page.ts'], true).journeys?.slice(1)).toEqual(['/']);
  });
});
