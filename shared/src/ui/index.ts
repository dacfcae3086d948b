export * from './first';
export { ActionIcon, type ActionIconProps } from './ActionIcon';
export { BelowFold, useFirstScreen } from './BelowFold';
export { Counter, type CounterProps } from './Counter';
export { markIcons, Marks, type MarksProps } from './Marks';
export { NamePrice, type NamePriceProps } from './NamePrice';
export { PageHead, type PageHeadProps } from './PageHead';
export { Plate, type PlateProps } from './Plate';
export { Price, type PriceProps } from './Price';
