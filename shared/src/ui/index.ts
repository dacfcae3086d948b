export * from './critical';
export { ActionIcon } from './ActionIcon';
export { BelowFold, useFirstScreen } from './BelowFold';
export { Counter } from './Counter';
export { markIcons, Marks, type MarksProps } from './Marks';
export { NamePrice } from './NamePrice';
export { PageHead } from './PageHead';
export { Plate } from './Plate';
export { Price } from './Price';
