/** Sets the clock of a test, and nothing but the clock: timers go on as they are. In Bogotá it is five hours earlier. */
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
