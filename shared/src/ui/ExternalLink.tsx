import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { house, useTexts } from '../language';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Leads off the site in another tab, and says so to those who listen. The other site cannot reach this tab, and is not
 * told where the guest comes from, unless `rel` says otherwise.
 */
export const ExternalLink = observer(function ExternalLink({
  children,
  rel = 'noopener noreferrer',
  ...rest
}: ComponentProps<'a'>) {
  const { lang, newTab } = useTexts(house);
  return (
    <a {...rest} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden lang={lang}>{` ${newTab}`}</VisuallyHidden>
    </a>
  );
});
