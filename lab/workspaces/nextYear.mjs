// Preloaded (`node --import`): the clock of the process is a year and some hours ahead.
const ahead = 9_000 * 3_600_000;
const real = Date;
const moment = () => real.now() + ahead;
globalThis.Date = new Proxy(real, {
  construct: (target, words, called) =>
    Reflect.construct(target, words.length > 0 ? words : [moment()], called),
  get: (target, key) => (key === 'now' ? moment : Reflect.get(target, key)),
});
