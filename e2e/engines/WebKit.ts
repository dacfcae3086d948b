import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@asia/server/testing/runNginx';
import { SECOND_TAP_MS } from '@asia/shared/router/secondTap';

/** For a machine that builds something else meanwhile. */
const PATIENCE_MS = 60_000;
/** The driver never answers for a script that a navigation has interrupted. */
const SCRIPT_MS = 10_000;

/** The key under which WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** In the page: `isNamed`, and `find`, the visible element of a selector whose label or text begins with a name. */
const FIND = `
  const isNamed = (element, name) =>
    (element?.getAttribute('aria-label') ?? element?.textContent)?.trim().startsWith(name);
  const find = (selector, name) => [...document.querySelectorAll(selector)].find((element) =>
    element.getClientRects().length > 0 && isNamed(element, name));`;

export const isInstalled = () =>
  ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync('which', [name]).status === 0);

/** A guest with WebKitGTK, driven over W3C WebDriver. */
export class WebKit {
  /** Addresses that fail on purpose. */
  allowed = /^$/;

  private session = '';
  private tapped = 0;

  private constructor(
    private readonly driver: string,
    private readonly site: string,
    /** Called before each document. */
    private readonly leave: () => void,
    readonly stop: () => Promise<unknown>,
  ) {}

  /** Starts a browser's driver and its screen, which end with `stop`. */
  static async start(site: string, leave: () => void): Promise<WebKit> {
    const port = await freePort();
    const screen = spawn('Xvfb', ['-displayfd', '3'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
    const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    return new WebKit(`http://127.0.0.1:${port}`, site, leave, async () => {
      for (const each of [program, screen]) if (each.kill()) await once(each, 'exit');
    });
  }

  /** Opens the browser with an empty profile, as narrow as it can be. */
  async openBrowser(): Promise<void> {
    await until('the driver', () => fetch(`${this.driver}/status`).then(({ ok }) => ok));
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const { sessionId } = (await send(`${this.driver}/session`, { capabilities })) as { sessionId: string };
    this.session = `${this.driver}/session/${sessionId}`;
    await this.command('/window/rect', { width: 390, height: 900 });
  }

  command(path: string, body: object = {}): Promise<unknown> {
    return send(this.session + path, body);
  }

  /** Turns to a new tab. @returns turns back */
  async openTab(): Promise<() => Promise<unknown>> {
    const handle = await send(`${this.session}/window`);
    await this.command('/window', (await this.command('/window/new', { type: 'tab' })) as object);
    return () => this.command('/window', { handle });
  }

  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown> {
    const script = `${FIND} return ${expression}`;
    return send(`${this.session}/execute/sync`, { script, args: [] }, SCRIPT_MS);
  }

  /** Waits until an expression in the page is true. */
  wait = (expression: string) => until(expression, () => this.read(expression));

  /** Waits for an element as `tap` finds it. */
  see = (selector: string, name: string) => this.wait(find(selector, name));

  hydrated = () =>
    this.wait(
      `document.querySelector('[data-island]') && !document.querySelector('[data-island]:not([data-hydrated])')`,
    );

  /** Waits for what still moves in. */
  noSidewaysScroll = () =>
    this.wait(`[document.documentElement, ...document.querySelectorAll('dialog[open]')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)`);

  async open(path: string): Promise<void> {
    await this.read('(globalThis.left = true)');
    this.leave();
    await this.command('/url', { url: this.site + path });
    await this.wait('!globalThis.left && document.body');
  }

  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
    await this.noSidewaysScroll();
  }

  /**
   * Clicks the visible element of a selector whose label or text begins with a name, until the click reaches it:
   * something may move meanwhile. Waits first until the site does not take it for the second tap of a double tap.
   */
  tap(selector: string, name: string): Promise<unknown> {
    const [wanted, words] = [JSON.stringify(selector), JSON.stringify(name)];
    return until(`a tap on ${name}`, async () => {
      await sleep(this.tapped + SECOND_TAP_MS - Date.now());
      await this.read(`sessionStorage.removeItem('tapped') ?? addEventListener('click', ({ target }) => {
        if (isNamed(target.closest(${wanted}), ${words})) sessionStorage.tapped = 'yes';
      }, { capture: true, once: true })`);
      // The driver clicks the middle of what is in view in part, where the bar at the window's foot may cover it.
      await this.read(
        `void ${find(selector, name)}?.scrollIntoView({ block: 'nearest', behavior: 'instant' })`,
      );
      await this.act(find(selector, name), 'click');
      this.tapped = Date.now();
      // A document that the click has left cannot answer.
      return this.read('sessionStorage.tapped').catch(() => true);
    });
  }

  /** Presses Enter on an element: the driver does not tap what the bar at the bottom of the window covers. */
  press = (selector: string, name: string) => this.act(find(selector, name), 'value', { text: '\uE007' });

  /** Types into the field of a label. The driver has only keys of Latin letters. */
  write = (label: string, text: string) => this.act(`${find('label', label)}?.control`, 'value', { text });

  /** The driver does nothing to an element that still moves or that React has replaced, and says so. */
  private act(expression: string, action: string, body?: object): Promise<unknown> {
    return until(expression, async () => {
      const element = (await this.read(expression)) as Element | null;
      if (element) await this.command(`/element/${element[ELEMENT]}/${action}`, body);
      return element;
    });
  }
}

const find = (...words: string[]) => `find(${words.map((word) => JSON.stringify(word)).join()})`;

/** @throws Error with the message of the driver */
async function send(address: string, body?: object, patience = PATIENCE_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(address, { signal, ...sent });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error} ${value.message}`);
  return value;
}

/** Waits until something is there. A document that is replaced meanwhile cannot answer. */
async function until(what: string, look: () => Promise<unknown>): Promise<unknown> {
  const end = Date.now() + PATIENCE_MS;
  let cause: unknown;
  do {
    const found = await look().catch((error: unknown) => void (cause = error));
    if (found) return found;
    await sleep(100);
  } while (Date.now() < end);
  throw new Error(`Waited in vain for ${what}`, { cause });
}
