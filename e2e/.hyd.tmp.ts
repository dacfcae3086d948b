import { startServer } from '@asia/server';
import { chromium } from 'playwright-core';
const main = async () => {
const s = await startServer({ siteDir: '/work/main/site', port: 0, host: '127.0.0.1' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const url = `http://127.0.0.1:${s.port}`;
for (const r of process.argv.slice(2)) {
  const c = await b.newContext(); const p = await c.newPage();
  await c.route(u => u.origin !== url, route => route.fulfill({status:200, body:''}));
  const msgs: string[] = [];
  p.on('console', m => { if (['error','warning'].includes(m.type())) msgs.push(m.text().slice(0,300)); });
  p.on('pageerror', e => msgs.push('PE ' + e.message.slice(0,200)));
  await p.goto(url + r); await p.waitForTimeout(2500);
  console.log(r, await p.locator('[data-island]').count(), await p.locator('[data-live]').count(), msgs);
  await c.close();
}
await b.close(); await s.close();
};
main();
