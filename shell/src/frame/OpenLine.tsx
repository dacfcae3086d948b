import { today } from '@asia/shared/content';
import { commonMessages, openLine, pauseLine, specialLine, useTexts } from '@asia/shared/messages';
import { holidayToday, openState } from '@asia/shared/restaurant';
import { observer, useNow } from '@asia/shared/ui';
import classes from './OpenLine.module.css';

/** Open, paused or closed now, in Medellín's time, with what is unusual today and in a week. Empty until hydration. */
export const OpenLine = observer(() => {
  const texts = useTexts(commonMessages);
  const now = useNow();
  const state = now && openState(now);
  const pause = state && state.kind !== 'closed' ? today.pauseAt() : undefined;
  const line = state && (pause ? pauseLine(pause, texts) : openLine(state, texts));
  const holiday = now ? holidayToday(now) : [];
  const off = now ? today.zonesOffAt() : [];
  const more = [
    // The owner's note is Spanish.
    !texts.lang && pause?.note,
    off.length > 0 && texts.noDelivery(off.join(texts.comma)),
    holiday.length > 0 && texts.holiday(holiday),
    now && specialLine(now, texts),
  ].filter((sentence): sentence is string => !!sentence);
  return (
    <p className={classes.line} data-state={pause ? 'closed' : state?.kind} lang={texts.lang}>
      {line && <span key={line}>{line}</span>}
      {more.map((sentence) => (
        <span key={sentence} className={classes.more}>
          {sentence}
        </span>
      ))}
    </p>
  );
});

/** The next day with other hours, below the usual ones. Absent until hydration. */
export const SpecialDays = observer(() => {
  const texts = useTexts(commonMessages);
  const now = useNow();
  const line = now && specialLine(now, texts);
  return line ? (
    <p key={line} lang={texts.lang}>
      {line}
    </p>
  ) : null;
});
