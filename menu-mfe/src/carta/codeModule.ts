import { Loadable } from '@asia/shared/ui';

/** Draws the code of an address. It is only printed, so its chunk comes when the page is at rest, and nobody waits for it. */
export const qrCode = new Loadable(
  'carta-code',
  async () => {
    await rest();
    return import(/* webpackChunkName: "carta-code" */ '@asia/shared/qr-code');
  },
  { quiet: true },
);

/** Safari has no idle callbacks. */
async function rest(): Promise<void> {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return;
  await new Promise((resolve) => window.requestIdleCallback(resolve));
}
