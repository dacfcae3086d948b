import { commonMessages, specialLine, useTexts } from '@asia/shared/messages';
import { observer, useNow } from '@asia/shared/ui';
import classes from './SpecialDays.module.css';

/** The next day with other hours, below the usual ones. Empty until hydration, as `OpenLine`. */
export const SpecialDays = observer(() => {
  const texts = useTexts(commonMessages);
  const now = useNow();
  const line = now && specialLine(now, texts);
  return (
    <p className={classes.line} lang={texts.lang}>
      {line && <span key={line}>{line}</span>}
    </p>
  );
});
