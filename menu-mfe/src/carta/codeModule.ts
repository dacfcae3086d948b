import { Loadable } from '@asia/shared/ui';

/** Draws the QR code of an address, for print only. Its chunk is fetched when the browser is idle. */
export const qrCode = new Loadable('carta-code', async () => {
  await whenIdle();
  return import(/* webpackChunkName: "carta-code" */ '@asia/shared/qr-code');
});

/** Resolves when the browser is idle, and at once in Safari and Node, which have no idle callbacks. */
async function whenIdle(): Promise<void> {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return;
  await new Promise((resolve) => window.requestIdleCallback(resolve));
}
