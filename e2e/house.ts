import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import type { RunningServer } from '@asia/server';
import { launchBrowser, newGuest, unexpected, type Guest, type GuestOptions } from './browser';
import { openSite } from './site';

/** The served site and a browser, for the tests of one file. */
export class House {
  private server: RunningServer | null = null;
  private browser: Browser | null = null;

  async open(): Promise<void> {
    this.server = await openSite();
    this.browser = await launchBrowser();
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.close();
  }

  get url(): string {
    if (!this.server) throw new Error('The house is not open yet.');
    // An address and not a name: `localhost` may mean two interfaces.
    return `http://127.0.0.1:${this.server.port}`;
  }

  /** Lets a guest in, and fails when a page complained about something that the journey did not cause on purpose. */
  async welcome(options: GuestOptions, visit: (guest: Guest) => Promise<void>): Promise<void> {
    if (!this.browser) throw new Error('The house is not open yet.');
    const guest = await newGuest(this.browser, this.url, options);
    try {
      await visit(guest);
      assert.deepEqual(unexpected(guest), [], 'the pages complained');
    } finally {
      await guest.context.close();
    }
  }

  /** What the server answers, without a browser. */
  fetch(path: string): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual' });
  }
}

/** Opens the house before the tests of this file and closes it after them. */
export function openHouse(): House {
  const house = new House();
  before(() => house.open());
  after(() => house.close());
  return house;
}
