import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { commonMessages, useTexts } from '../messages';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A link to another site, in another tab; screen readers announce the tab. The other site can neither reach
 * this tab nor read the referrer, unless `rel` allows it.
 */
export const ExternalLink = observer(function ExternalLink({
  children,
  rel = 'noopener noreferrer',
  ...rest
}: ComponentProps<'a'>) {
  const { lang, newTab } = useTexts(commonMessages);
  return (
    <a {...rest} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden key={newTab} lang={lang}>{` ${newTab}`}</VisuallyHidden>
    </a>
  );
});
