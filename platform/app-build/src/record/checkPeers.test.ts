import { checkPeers } from './checkPeers';

const shared = { dependencies: { mobx: '7.1.3' }, peerDependencies: { react: '19.3.1' } };
const checkReact = (react: string) => () => checkPeers('menu', { peerDependencies: { react } }, shared);

it.each(['19.3.1', '^19.0.0', '^18.2.0 || ^19.0.0', '>=19', '19.x', '*'])(
  'an app may ask for React %s',
  (react) => {
    expect(checkReact(react)).not.toThrow();
  },
);

it.each(['18.3.1', '^18.2.0', '20.x', '^18.19.0'])('an app that asks for React %s is refused', (react) => {
  expect(checkReact(react)).toThrow(
    `menu/package.json asks for react ${react}, and a page has the 19.3.1 of shared/package.json. Correct it: "react": "19.3.1".`,
  );
});

it('another major among the dependencies of an app is refused too', () => {
  const dependencies = { mobx: '^6.0.0', clsx: '2.1.1' };
  expect(() => checkPeers('menu', { dependencies }, shared)).toThrow('mobx ^6.0.0');
});
