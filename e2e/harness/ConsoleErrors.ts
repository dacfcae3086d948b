import type { BrowserContext, Page } from '@playwright/test';

/** Chromium's warning about a preloaded script that was not used within a few seconds. */
const notUsedYet = /^warning: The resource (\S+\.js) was preloaded using link preload but not used/;

/** Playwright's message when a page registers the service worker, which `playwright.config.ts` blocks. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Console errors, console warnings and uncaught errors of all pages of a guest, in order. */
export class ConsoleErrors {
  private readonly messages: { text: string; page: Page | null }[] = [];
  /** The scripts that each page has run; followed from its first warning about a preload on. */
  private readonly scripts = new Map<Page, Promise<ReadonlySet<string>>>();

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const type = message.type();
      if ((type !== 'error' && type !== 'warning') || message.text() === workerBlocked) return;
      const text = `${type}: ${message.text()} (${message.location().url})`;
      const page = message.page();
      this.messages.push({ text, page });
      if (page && notUsedYet.test(text) && !this.scripts.has(page))
        this.scripts.set(page, watchScripts(page));
    });
    context.on('weberror', (thrown) =>
      this.messages.push({ text: `page error: ${thrown.error().message}`, page: thrown.page() }),
    );
  }

  /** The messages that a journey did not cause on purpose. */
  async unexpected(allowed: readonly RegExp[]): Promise<string[]> {
    const found: string[] = [];
    for (const { text, page } of this.messages) {
      if (allowed.some((pattern) => pattern.test(text))) continue;
      const ahead = notUsedYet.exec(text)?.[1];
      // Chromium gives a preload a few seconds, which a busy machine exceeds; what counts is whether the script ran.
      if (ahead && page && (await this.scripts.get(page))?.has(ahead)) continue;
      found.push(text);
    }
    return found;
  }
}

/** Addresses of the scripts that a page has run; the set grows as it runs more. */
async function watchScripts(page: Page): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  try {
    const devtools = await page.context().newCDPSession(page);
    devtools.on('Debugger.scriptParsed', ({ url }) => addresses.add(url));
    // The debugger reports all scripts parsed so far before `Debugger.enable` answers.
    await devtools.send('Debugger.enable');
  } catch {
    // A closed page runs no more scripts.
  }
  return addresses;
}
