import type { ComponentProps } from 'react';
import classes from './ActionIcon.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

export interface ActionIconProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** `veil` lies on a picture, `plain` on ink or paper. */
  tone?: 'plain' | 'veil';
}

/** A 44 px control without a word: only for close, plus, minus, arrows, pause and play. */
export function ActionIcon({ icon, label, tone = 'plain', className, ...rest }: ActionIconProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classes.action, className)}
      data-tone={tone}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
