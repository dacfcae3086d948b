import type { ElementType } from 'react';
import classes from './ActionIcon.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import type { Polymorphic } from './polymorphic';

export interface ActionIconProps {
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** `veil` lies on a picture, `plain` on ink or paper. */
  tone?: 'plain' | 'veil';
  className?: string;
}

/** A 44 px control without a word: only for close, plus, minus, arrows, pause and play. */
export function ActionIcon<As extends ElementType = 'button'>({
  component,
  icon,
  label,
  tone = 'plain',
  className,
  ...rest
}: Polymorphic<ActionIconProps, As>) {
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={classNames(classes.action, className)}
      data-tone={tone}
      aria-label={label}
    >
      <Icon name={icon} />
    </Element>
  );
}
