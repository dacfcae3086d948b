import { addNewFeatures } from './newFeatures';

/** Features that a sheet uses and one of the oldest browsers lacks. */
function newIn(sheet: string): string[] {
  const found = new Set<string>();
  addNewFeatures(found, Buffer.from(sheet));
  return [...found];
}

it.each([
  ['a property', 'a { translate: 0 1px }', 'properties.translate'],
  ['a keyword', 'a { overflow-x: clip }', 'properties.overflow-x.clip'],
  ['a unit', 'a { height: 9dvh }', 'types.length.viewport_percentage_units_dynamic'],
  [
    'a unit in a variable',
    'a { --height: calc(9dvh - 1px) }',
    'types.length.viewport_percentage_units_dynamic',
  ],
  ['a function', 'a { color: color-mix(in srgb, var(--a) 9%, red) }', 'types.color.color-mix'],
  ['a selector', 'a:has(b) { top: 0 }', 'selectors.has'],
  ['a rule', '@container (width > 9px) { a { top: 0 } }', 'at-rules.container'],
  ['a question to the browser', '@media (scripting: none) { a { top: 0 } }', 'at-rules.media.scripting'],
  ['a property in another rule', '@media print { a { scale: 2 } }', 'properties.scale'],
  ['a property of a keyframe', '@keyframes a { to { rotate: 9deg } }', 'properties.rotate'],
])('%s that the oldest browsers lack is found', (_, sheet, feature) => {
  expect(newIn(sheet)).toEqual([feature]);
});

it('finds nothing where the first value is a fallback for the second', () => {
  expect(newIn('a { height: 9vh; height: 9dvh }')).toEqual([]);
});

it('finds a second value with a variable, for which no first value is a fallback', () => {
  expect(newIn('a { height: 9vh; height: calc(9dvh - var(--a)) }')).toHaveLength(1);
});

it('finds nothing in what every browser has', () => {
  expect(newIn('a:focus-visible { -webkit-user-select: none; width: min(9rem, 9vw) !important }')).toEqual(
    [],
  );
});
