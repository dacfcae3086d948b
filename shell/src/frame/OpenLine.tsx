import { commonMessages, openLine, useTexts } from '@asia/shared/messages';
import { holidayToday, openState } from '@asia/shared/restaurant';
import { observer, useNow } from '@asia/shared/ui';
import classes from './OpenLine.module.css';

/** Open or closed now, in Medellín's time. Empty until the page is hydrated: only the browser has a clock. */
export const OpenLine = observer(() => {
  const texts = useTexts(commonMessages);
  const now = useNow();
  const state = now && openState(now);
  const line = state && openLine(state, texts);
  const holiday = now ? holidayToday(now) : [];
  const day = holiday.length > 0 && texts.holiday(holiday);
  return (
    <p className={classes.line} data-state={state?.kind} lang={texts.lang}>
      {line && <span key={line}>{line}</span>}
      {day && (
        <span key={day} className={classes.holiday}>
          {day}
        </span>
      )}
    </p>
  );
});
