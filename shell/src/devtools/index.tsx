import { createRoot, type Root } from 'react-dom/client';
import { federationHost } from '../remotes/federationHost';
import { usedRemotes } from '../remotes/usedRemotes';
import { loadedApps, sharedInUse } from './inspectPage';
import { applyOverrides, overrides, panelRequested } from './overrides';
import { Tools } from './Tools';

let root: Root | undefined;

/** Applies the requested overrides, and opens the panel if the address asks for it. Call before the site starts. */
export function startWithTools(): void {
  applyOverrides();
  show(panelRequested());
}

/** Shows the badge and, if `open`, the panel; exposes the same data to the console and to the federation's devtools. */
export function show(open: boolean): void {
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    exposeOnConsole();
    exposeToDevtools();
  }
  root.render(<Tools open={open} onClose={() => show(false)} />);
}

function exposeOnConsole(): void {
  Object.defineProperties((globalThis.__mfe ??= { loads: [], remember: () => undefined }), {
    apps: { enumerable: true, get: loadedApps },
    shared: { enumerable: true, get: sharedInUse },
    overrides: { enumerable: true, get: overrides },
  });
}

/** The federation's devtools read the address of each remote's manifest here; the site itself needs no manifest. */
function exposeToDevtools(): void {
  const remotesInfo = Object.fromEntries(
    usedRemotes().map(({ container, base }) => [
      container,
      { matchedVersion: new URL(`${base}mf-manifest.json`, location.href).href },
    ]),
  );
  void federationHost().then(() => {
    globalThis.__FEDERATION__.moduleInfo.shell = { version: '', remoteEntry: '', remotesInfo };
  });
}
