type Level = 'error' | 'warn';

let allowed: { level: Level; pattern: RegExp }[] = [];

/**
 * Lets this test print messages that match `pattern`; everything else printed still fails it.
 * The permission ends with the test.
 */
export function allowConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern });
}

/** Makes every unexpected `console.error` or `console.warn` of a test fail it, wherever it was printed. */
export function failOnNoise(): void {
  let noise: string[] = [];
  const original = { error: console.error, warn: console.warn };

  beforeEach(() => {
    noise = [];
    allowed = [];
    for (const level of ['error', 'warn'] as const) {
      // eslint-disable-next-line no-console -- this is where printing is watched
      console[level] = (...parts: unknown[]) => {
        const text = parts.map(String).join(' ');
        if (allowed.some((entry) => entry.level === level && entry.pattern.test(text))) return;
        noise.push(`console.${level}: ${text}`);
      };
    }
  });

  afterEach(() => {
    Object.assign(console, original);
    // Thrown here and not where it was printed: React and event handlers swallow what a listener throws.
    if (noise.length > 0) throw new Error(`Unexpected output in a test\n${noise.join('\n')}`);
  });
}
