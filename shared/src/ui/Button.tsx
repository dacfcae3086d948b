import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import classes from './Button.module.css';

export interface ButtonProps {
  /**
   * `lacquer`: the next step, only one in view. `line`: other actions. `add`: on product cards. `gold`: on a dark ground.
   * `chat`: opens WhatsApp.
   */
  variant?: 'lacquer' | 'line' | 'add' | 'gold' | 'chat';
  /** 44 px high instead of 54. */
  slim?: boolean;
  full?: boolean;
  className?: string;
  children?: ReactNode;
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

type ButtonAs<As extends ElementType> = ButtonProps & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof ButtonProps | 'component'
  >;

/** A button, or with `component={Link} to="…"` or `component="a" href="…"` a link that looks like one. */
export function Button<As extends ElementType = 'button'>({
  component,
  variant = 'lacquer',
  slim = false,
  full = false,
  className,
  ...rest
}: ButtonAs<As>) {
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={clsx(classes.tray, className)}
      data-tray={variant}
      data-slim={slim || undefined}
      data-full={full || undefined}
    />
  );
}
