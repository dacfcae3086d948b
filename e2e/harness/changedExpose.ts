import { expect, type Page } from '@playwright/test';

declare global {
  /** A module that the shell provides, as a remote gets it: the compiler of a remote may claim anything about it. */
  var provided: (name: string) => unknown;
}

/** Puts `provided` on the page. */
export function exposeProvided(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    interface Federation {
      __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib: () => unknown }>> } }[];
    }
    globalThis.provided = (name) => {
      const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation };
      const [version] = Object.values(__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default[name] ?? {});
      return version?.lib();
    };
  });
}

/** Runs code in an expose of a remote at each render of its component. @param code statements, which may call hooks */
export async function wrapExpose(page: Page, expose: string, code: string): Promise<void> {
  // The browser refuses a changed chunk, so pages and remotes' scripts lose their hashes, and no policy asks for them.
  for (const [files, hashes] of [
    [/^[^.]*\/[A-Za-z]*$/, /sha256-[^"]+/g],
    [/\/remoteEntry\.js/, /(?<=return)"sha256-"\+\(.*?"="\)/],
  ] as const)
    await page.route(
      (url) => url.hostname === '127.0.0.1' && files.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'integrity-policy': '' },
          body: (await response.text()).replace(hashes, files.test('/remoteEntry.js') ? '""' : ''),
        });
      },
    );
  await page.route(`**/chunks/expose-${expose}.js`, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      /default:\(\)=>([\w$]+)/,
      (_, component: string) =>
        `default:()=>${component}.breakable??=props=>{${code};return ${component}(props)}`,
    );
    expect(body, 'the chunk has the default export that is changed').not.toBe(script);
    await route.fulfill({ response, body });
  });
}
