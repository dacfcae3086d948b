/** A Wednesday at one in the afternoon in Medellín: the restaurant is open. */
export const openHour = new Date('2026-03-04T18:00:00Z');

/** A script that starts a page's clock at `now`: Playwright's own also replaces the timers and frames of hydration. */
export const clockScript = (now: Date) => `{
  const real = Date;
  const moment = () => real.now() + ${now.getTime() - Date.now()};
  globalThis.Date = new Proxy(real, {
    construct: (target, args, called) => Reflect.construct(target, args.length > 0 ? args : [moment()], called),
    get: (target, key) => (key === 'now' ? moment : Reflect.get(target, key)),
  });
}`;
