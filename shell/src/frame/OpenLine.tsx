import { useEffect, useState } from 'react';
import { holidayToday, openState, type OpenState } from '@asia/shared/restaurant';
import classes from './OpenLine.module.css';

/** The line changes with the minute. */
const MINUTE_MS = 60_000;

/** Open or closed now, in Medellín's time. Before the browser's clock is known its place stays empty. */
export function OpenLine() {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const state: OpenState | null = now && openState(now);
  const holiday = now && holidayToday(now);
  return (
    <p className={classes.line} data-state={state?.kind}>
      {state && <span>{state.line}</span>}
      {holiday && <span className={classes.holiday}>{holiday}</span>}
    </p>
  );
}
