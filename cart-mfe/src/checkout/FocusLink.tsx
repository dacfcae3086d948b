import { keepPlace } from '@asia/shared/ui';

/** A link to a field of the page. It focuses by script: following it would add `#…` to the address of the page. */
export const FocusLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    onClick={keepPlace((event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    })}
  >
    {children}
  </a>
);
