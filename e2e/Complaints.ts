import type { BrowserContext, Page } from '@playwright/test';

/** The browser's words for a script that was fetched ahead and not used within a few seconds. */
const notUsedYet = /^warning: The resource (\S+\.js) was preloaded using link preload but not used/;

/** Console errors, console warnings and uncaught errors of all pages of a guest, in order. */
export class Complaints {
  private readonly heard: { text: string; page: Page | null }[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const type = message.type();
      if (type !== 'error' && type !== 'warning') return;
      const text = `${type}: ${message.text()} (${message.location().url})`;
      this.heard.push({ text, page: message.page() });
    });
    context.on('weberror', (thrown) =>
      this.heard.push({ text: `page error: ${thrown.error().message}`, page: thrown.page() }),
    );
  }

  /** Those that a journey did not cause on purpose. */
  async unexpected(allowed: readonly RegExp[]): Promise<string[]> {
    const found: string[] = [];
    for (const { text, page } of this.heard) {
      if (allowed.some((pattern) => pattern.test(text))) continue;
      const ahead = notUsedYet.exec(text)?.[1];
      // Those few seconds measure the machine. What counts is whether the page has come to run the script.
      if (ahead && page && !page.isClosed() && (await scriptsOf(page)).has(ahead)) continue;
      found.push(text);
    }
    return found;
  }
}

/** Addresses of the scripts that a page has run. */
async function scriptsOf(page: Page): Promise<Set<string>> {
  const devtools = await page.context().newCDPSession(page);
  const addresses = new Set<string>();
  devtools.on('Debugger.scriptParsed', ({ url }) => addresses.add(url));
  // It names every script of the page before it answers.
  await devtools.send('Debugger.enable');
  await devtools.detach();
  return addresses;
}
