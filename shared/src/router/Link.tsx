import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { keepPlace } from '../ui/keepPlace';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  state?: unknown;
}

/**
 * A link inside the site. The `Link` of React Router has 3 KB for data routers, which this site does not use.
 */
export function Link({ to, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={keepPlace((event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      })}
    >
      {children}
    </a>
  );
}
