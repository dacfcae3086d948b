import satisfies from 'semver/functions/satisfies';
import type { RemoteRelease } from '@asia/shared/contracts';
import { provided } from '../federation/provided';
import { appOf, tableOfPage } from '../routes/routes';

/** What the federation writes beside each build, as far as it is read here. */
interface FederationManifest {
  exposes: { name: string }[];
  shared: { name: string; requiredVersion?: string }[];
}

declare const ASIA_SHARED_VERSION: string;

/**
 * What a browser can see of a contract: that the build has what this site takes of it, and that it asks for no other
 * shared modules, and no other versions of them, than there are. The compiler sees more, when the build is released.
 */
export async function misfitsOf(build: RemoteRelease): Promise<string[]> {
  const answer = await fetch(`${build.base}mf-manifest.json`).catch(() => null);
  if (!answer?.ok) return [`${build.base}mf-manifest.json does not answer.`];
  const { exposes, shared } = (await answer.json()) as FederationManifest;
  const has = new Set(exposes.map(({ name }) => name));
  const missing = exposesOf(build.name).filter((name) => !has.has(name));
  const here = new Map<string, string>(
    Object.entries(provided(ASIA_SHARED_VERSION)).map(([name, { version }]) => [name, version]),
  );
  const others = shared.filter(({ name, requiredVersion = '*' }) => {
    const version = here.get(name);
    return !version || !satisfies(version, requiredVersion === 'false' ? '*' : requiredVersion);
  });
  return [
    ...missing.map((name) => `It has no ${name}.`),
    ...others.map(
      ({ name, requiredVersion }) =>
        `It wants ${name} ${requiredVersion ?? ''}, and here is ${here.get(name) ?? 'none'}.`,
    ),
  ];
}

/** What this site takes of an app: pages, what fills slots, prices. */
function exposesOf(app: string): string[] {
  const { routes, prices = '' } = tableOfPage(document);
  const ids = routes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots)]);
  const own = [...ids, prices].filter((id) => appOf(id) === app);
  return [...new Set(own.map((id) => id.slice(app.length + 1)))];
}
