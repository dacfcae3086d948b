import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { ignoreSecondTap } from './secondTap';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  state?: unknown;
  /** Whether the page takes the step of the current one in the history; by default only at the same address. */
  replace?: boolean;
}

/** A link inside the site. The `Link` of React Router has 3 KB for data routers, which this site does not use. */
export function Link({ to, state, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={ignoreSecondTap((event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      })}
    >
      {children}
    </a>
  );
}
