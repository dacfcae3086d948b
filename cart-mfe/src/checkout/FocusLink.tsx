import { ignoreSecondTap } from '@asia/shared/ui';

/** Link to a field. A script moves the focus: following the link would add `#…` to the address of the page. */
export const FocusLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    onClick={ignoreSecondTap((event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    })}
  >
    {children}
  </a>
);
