import { startServer } from '@asia/server';
import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
const main = async () => {
const s = await startServer({ siteDir: '/work/main/site', port: 0, host: '127.0.0.1' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const url = `http://127.0.0.1:${s.port}`;
const r = process.argv[2] ?? '/';
for (const js of [false, true]) {
  const c = await b.newContext({ javaScriptEnabled: js }); const p = await c.newPage();
  await c.route(u => u.origin !== url, route => route.fulfill({status:200, body:''}));
  if (js) await p.addInitScript(`document.addEventListener('DOMContentLoaded',()=>{const m=new MutationObserver(l=>{for(const x of l){for(const n of x.removedNodes)if(n.nodeType===1)console.log('REMOVED',x.target.tagName,n.outerHTML.slice(0,300));for(const n of x.addedNodes)if(n.nodeType===1)console.log('ADDED',x.target.tagName,n.outerHTML.slice(0,200));}});m.observe(document.documentElement,{subtree:true,childList:true})})`);
  p.on('console', m => console.log(m.text().slice(0, 400)));
  await p.goto(url + r); await p.waitForTimeout(2500);
  const html = await p.evaluate(() => document.documentElement.outerHTML);
  writeFileSync(`/tmp/dom-${js}.html`, html.replace(/></g, '>\n<'));
  await c.close();
}
await b.close(); await s.close();
};
main();
