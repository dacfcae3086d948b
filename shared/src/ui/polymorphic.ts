import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that can be rendered as another: its own, and those of what it is rendered as. */
export type Polymorphic<Own, As extends ElementType> = Own & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'component'
  >;
