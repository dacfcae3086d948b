import { createPolymorphicComponent, UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import classes from './Button.module.css';
import { classNames } from './classNames';

export interface ButtonProps {
  /**
   * `lacquer`: the next step, one to a view. `line`: what else can be done. `add`: on product cards.
   * `gold`: on ink. `chat`: opens WhatsApp.
   */
  variant?: 'lacquer' | 'line' | 'add' | 'gold' | 'chat';
  /** 44 px high instead of 54. */
  slim?: boolean;
  /** As wide as its place. */
  full?: boolean;
  /** Keeps the label, lets a dot run along the gold line and takes no clicks. */
  loading?: boolean;
  className?: string;
  children?: ReactNode;
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A lacquer tray. With `component={Link} to="…"` or `component="a" href="…"` it leads somewhere instead of acting. */
export const Button = createPolymorphicComponent<'button', ButtonProps>(
  ({
    variant = 'lacquer',
    slim = false,
    full = false,
    loading = false,
    className,
    onClick,
    ...rest
  }: ButtonProps & { ref?: Ref<HTMLButtonElement> }) => (
    <UnstyledButton
      {...rest}
      className={classNames(classes.tray, className)}
      mod={{ tray: variant, slim, full, loading }}
      aria-busy={loading || undefined}
      // Not `disabled`: that would take the focus away from the guest who has just pressed it.
      aria-disabled={loading || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    />
  ),
);
