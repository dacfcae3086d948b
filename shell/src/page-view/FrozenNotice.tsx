import { commonMessages, useTexts } from '@asia/shared/messages';
import { frozenParts, LoadError, Notice, observer, ReloadButton } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import classes from './FrozenNotice.module.css';
import { RestoreFocus } from './RestoreFocus';

/** Notice that parts of the page can be read but are not interactive yet, with a retry or a reload. */
export const FrozenNotice = observer(function FrozenNotice() {
  const parts = frozenParts();
  const { slow } = useTexts(frameTexts);
  const { lang } = useTexts(commonMessages);
  if (parts.length === 0) return null;
  const failed = parts.filter(({ failure }) => failure);
  // If a part fails again, this notice stays and shows that.
  const retry = () => failed.forEach((part) => void part.load().catch(() => undefined));
  return (
    <RestoreFocus className={classes.notice}>
      {failed.length > 0 ? (
        <LoadError
          part
          onRetry={retry}
          retrying={failed.some(({ retrying }) => retrying)}
          inVain={failed.some(({ attempts }) => attempts > 1)}
        />
      ) : (
        <Notice live="assertive" lang={lang} title={slow} action={<ReloadButton />} />
      )}
    </RestoreFocus>
  );
});
