import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { commonMessages, useTexts } from '../messages';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A link to another site, in another tab, and screen readers say so. The other site can neither reach this tab nor see
 * where the guest comes from, unless `rel` allows it.
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
      <VisuallyHidden lang={lang}>{` ${newTab}`}</VisuallyHidden>
    </a>
  );
});
