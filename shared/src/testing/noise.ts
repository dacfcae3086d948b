type Level = 'error' | 'warn';

let allowed: { level: Level; pattern: RegExp }[] = [];

/** Lets this test print messages that match `pattern`, until it ends. Every other message still fails it. */
export function allowConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern });
}

/** Makes every unexpected `console.error` or `console.warn` fail its test. */
export function failOnNoise(): void {
  let noise: string[] = [];
  const original = { error: console.error, warn: console.warn };

  beforeEach(() => {
    noise = [];
    allowed = [];
    for (const level of ['error', 'warn'] as const) {
      // eslint-disable-next-line no-console -- replaced to watch the output
      console[level] = (...parts: unknown[]) => {
        const text = parts.map(String).join(' ');
        if (allowed.some((entry) => entry.level === level && entry.pattern.test(text))) return;
        noise.push(`console.${level}: ${text}`);
      };
    }
  });

  afterEach(() => {
    Object.assign(console, original);
    // Thrown only here: React and event listeners would swallow an error that is thrown where it was printed.
    if (noise.length > 0) throw new Error(`Unexpected output in a test\n${noise.join('\n')}`);
  });
}
