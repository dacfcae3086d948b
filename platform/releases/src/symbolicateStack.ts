import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseStore } from '@asia/release-store';

/** A place in a script of a build, as stacks name it; a retried file has a query. */
const scriptPlace =
  /(?:https?:\/\/[^\s/()]+)?\/mfe\/([\w-]+)\/(\w+)\/([\w@+~./-]+\.js)(?:\?\d+)?:(\d+):(\d+)/g;

/**
 * Maps the places of a stack from a browser to source files and lines, by the source maps of the release
 * store. Leaves unknown places as they are.
 */
export async function symbolicateStack(store: ReleaseStore, stack: string): Promise<string> {
  const maps = new Map<string, TraceMap | null>();
  for (const [, app = '', version = '', file = ''] of stack.matchAll(scriptPlace)) {
    const text = await store.sourceMap(app, version, file);
    maps.set(`${app}/${version}/${file}`, text === null ? null : new TraceMap(text));
  }
  return stack.replace(
    scriptPlace,
    (place, app: string, version: string, file: string, ...where: string[]) => {
      const map = maps.get(`${app}/${version}/${file}`);
      const [line, column] = [Number(where[0]), Number(where[1])];
      // Browsers count columns from 1, source maps from 0.
      const found = map && originalPositionFor(map, { line, column: column - 1 });
      return found?.source ? `${sourceOf(app, found.source)}:${found.line}:${found.column + 1}` : place;
    },
  );
}

/** From the root of the project: webpack names sources from the folder of the app. */
const sourceOf = (app: string, source: string) =>
  path.posix.join(app, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, ''));
