import { holidayToday, openState } from '@asia/shared/restaurant';
import { useNow } from '@asia/shared/ui';
import classes from './OpenLine.module.css';

/** Open or closed now, in Medellín's time. Before the browser's clock is known its place stays empty. */
export function OpenLine() {
  const now = useNow();
  const state = now && openState(now);
  const holiday = now && holidayToday(now);
  return (
    <p className={classes.line} data-state={state?.kind}>
      {state && <span>{state.line}</span>}
      {holiday && <span className={classes.holiday}>{holiday}</span>}
    </p>
  );
}
