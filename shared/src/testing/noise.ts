import failOnConsole from 'jest-fail-on-console';

type Level = 'error' | 'warn';

let allowed: { level: Level; pattern: RegExp }[] = [];

/** Lets this test print messages that match `pattern`, until it ends. Every other message still fails it. */
export function allowConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern });
}

export function failOnNoise(): void {
  beforeEach(() => {
    allowed = [];
  });
  failOnConsole({
    silenceMessage: (message, level) =>
      allowed.some((expected) => expected.level === level && expected.pattern.test(message)),
  });
}
