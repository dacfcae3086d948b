import { createPolymorphicComponent, UnstyledButton } from '@mantine/core';
import classes from './ActionIcon.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

export interface ActionIconProps {
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** `veil` lies on a picture, `plain` on ink or paper. */
  tone?: 'plain' | 'veil';
  className?: string;
}

/** A 44 px control without a word: only for close, plus, minus, arrows, pause and play. */
export const ActionIcon = createPolymorphicComponent<'button', ActionIconProps>(
  ({ icon, label, tone = 'plain', className, ...rest }: ActionIconProps) => (
    <UnstyledButton
      {...rest}
      className={classNames(classes.action, className)}
      mod={{ tone }}
      aria-label={label}
    >
      <Icon name={icon} />
    </UnstyledButton>
  ),
);
