/** Sets the clock of a test to a time in UTC; in Bogotá it is five hours earlier. Timers stay real. */
export function setClock(utc: string): void {
  jest.useFakeTimers({
    now: new Date(utc),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
