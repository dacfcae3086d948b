import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Leads off the site in another tab, and says so to those who listen. The other site cannot reach this tab, and is not
 * told where the guest comes from, unless `rel` says otherwise.
 */
export function ExternalLink({ children, rel = 'noopener noreferrer', ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden> (abre en otra pestaña)</VisuallyHidden>
    </a>
  );
}
