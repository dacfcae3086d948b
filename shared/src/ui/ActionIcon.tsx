import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import classes from './ActionIcon.module.css';

interface ActionIconProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
  /** `veil` for a button on a picture. */
  tone?: 'plain' | 'veil';
}

/** A button with only an icon, 44 px: only for icons that everybody knows, such as close, plus, arrows, pause. */
export function ActionIcon({ icon, label, tone = 'plain', className, ...rest }: ActionIconProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(classes.action, className)}
      data-tone={tone}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
