const started = new Map<string, number>();
/** Seconds; with tenths when there are few. */
const seconds = (since: number) => {
  const time = (Date.now() - since) / 1000;
  return `${Number(time.toFixed(time < 5 ? 1 : 0))} s`;
};

function draw(): void {
  const doing = [...started].map(([name, since]) => `${name} (${seconds(since)})`).join(', ');
  process.stdout.write(`\r\u001b[K${doing === '' ? '' : `… ${doing}`}`);
}

/** Shows a stage on a terminal while it runs, and prints one line when it is done. @param name a noun, e.g. `types` */
export async function withProgress<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const since = Date.now();
  started.set(name, since);
  const timer = process.stdout.isTTY ? setInterval(draw, 1000) : undefined;
  try {
    const result = await work();
    started.delete(name);
    if (timer) draw();
    console.log(`${name}: ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(timer);
    if (started.delete(name) && timer) draw();
  }
}
