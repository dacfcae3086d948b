import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { ReleaseStore } from '@asia/release-store';
import { starter } from '../harness/dishes';
import { visit } from '../harness/page';
import { untilServed } from '../harness/releaseChanged';
import { copySite } from '../harness/releasedSite';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';
import { visitAndCache } from '../harness/worker';

test(
  'the owner changes a price in the sheet, slips, and reads on the phone what became of it',
  long,
  async ({ browser }) => {
    // Each follower starts its tools and writes every page.
    test.setTimeout(300_000);
    const site = await copySite();
    const { dir } = site;
    const store = ReleaseStore.inFolder(dir);
    const { version } = (await store.live())!.pointer.content;
    const authored = path.join(store.serverBuild('content', version), 'authored');
    const tabs = Object.fromEntries(
      readdirSync(authored)
        .filter((file) => file.endsWith('.csv'))
        .map((file) => [file.replace('.csv', ''), readFileSync(path.join(authored, file), 'utf8')]),
    );
    const { carta = '' } = tabs;
    const row = carta.split('\n').findIndex((line) => line.includes(starter.name)) + 1;
    const files: Record<string, Buffer> = {};
    const sheet = await serveFiles(files);
    const workbook = path.join(dir, '../workbook.json');
    writeFileSync(workbook, JSON.stringify({ address: `${sheet.origin}clave` }));
    let output = '';
    /** Writes the price into the sheet. The follower is started for it and killed after it: it looks at once. */
    const write = async (price: string, expected: string) => {
      files.clave = await writeWorkbook({
        ...tabs,
        carta: carta.replace(`,${starter.price},`, `,${price},`),
      });
      const follower = spawn('node', ['--import', 'tsx', 'scripts/content.ts', 'follow'], {
        cwd: path.join(__dirname, '../..'),
        env: { ...process.env, SITE_DIR: dir, SITE_STORE: '', WORKBOOK: workbook },
      });
      for (const stream of [follower.stdout, follower.stderr])
        stream.on('data', (text) => (output += String(text)));
      try {
        await expect.poll(() => output, { timeout: 120_000 }).toContain(expected);
      } finally {
        follower.kill('SIGKILL');
        await once(follower, 'close');
      }
    };
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.url, viewport });
    const [guest, owner] = [await context.newPage(), await context.newPage()];
    const section = (title: string) =>
      owner.locator('section').filter({ has: owner.getByRole('heading', { name: title }) });
    // The server reads the status once a second at most.
    const ownerReads = (title: string, text: string) =>
      expect(async () => {
        await owner.reload();
        await expect(section(title)).toContainText(text, { timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
    const guestReads = async (price: string) => {
      await visit(guest, starter.page);
      await expect(guest.locator('main li').filter({ hasText: starter.name }).first()).toContainText(price);
    };
    try {
      await write('9900', 'precio: ');
      await untilServed(site);
      const address = /\/hoja-[\w-]+/.exec(output)?.[0] ?? '';
      await visitAndCache(guest, starter.page);
      await guestReads('9.900');
      await owner.goto(address);
      await ownerReads('En el sitio desde', `carta · ${starter.name} · precio: 9800 → 9900`);

      await write('9.9o0', 'no es un número');
      await ownerReads(
        'carta: tu cambio no está en el sitio',
        `carta, fila ${row}, precio: el precio «9.9o0» no es un número entero de pesos.`,
      );
      await guestReads('9.900');
      // The service worker has no page in its place.
      await context.setOffline(true);
      await expect(owner.goto(address)).rejects.toThrow(/net::/);
      expect(output).not.toContain('clave');
    } finally {
      await context.close();
      await sheet.close();
      await site.close();
    }
  },
);
