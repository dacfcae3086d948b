import satisfies from 'semver/functions/satisfies';
import type { RemoteRelease } from '@asia/shared/contracts';
import { appOf, tableOfPage } from '../routing/routes';

/** The part of a build's `mf-manifest.json` that is read here. */
interface FederationManifest {
  exposes: { name: string }[];
  shared: { name: string; requiredVersion?: string }[];
}

/** The part of a build's `contract.json` that is read here: what a remote uses and what a shell provides. */
interface Contract {
  uses: Record<string, { names: string[]; hash?: string }>;
  provides: Contract['uses'];
  contracts: string;
}

/** Why a build cannot run here, and what only the compiler can check; one sentence each. */
export interface Compatibility {
  errors: string[];
  warnings: string[];
}

async function read<Content>(address: string): Promise<Content | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Content) : null;
  } catch {
    return null;
  }
}

/**
 * Checks what a browser can see of a contract: the build has all exposes that this site uses, needs only shared modules and
 * versions that the shell provides, and imports only exports that exist. Types are not compared: where declarations differ,
 * only the compiler, at a release, knows whether the build is compatible.
 * @param shell base of the shell's build
 */
export async function checkCompatibility(build: RemoteRelease, shell: string): Promise<Compatibility> {
  const manifest = await read<FederationManifest>(`${build.base}mf-manifest.json`);
  if (!manifest) return { errors: [`${build.base}mf-manifest.json does not answer.`], warnings: [] };
  const { provided } = await import(/* webpackChunkName: "federation" */ '../remotes/host');
  const errors = incompatibilitiesIn(build.name, manifest, provided());
  const [remote, host] = await Promise.all(
    [build.base, shell].map((base) => read<Contract>(`${base}contract.json`)),
  );
  // A development server writes no contract.
  if (!remote || !host)
    return {
      errors,
      warnings: ['without a contract.json, only its exposes and shared modules were compared.'],
    };
  const differing = remote.contracts === host.contracts ? [] : ['@asia/shared/contracts'];
  for (const [entry, { names, hash }] of Object.entries(remote.uses)) {
    const provides = host.provides[entry];
    const missing = names.filter((name) => !provides?.names.includes(name));
    errors.push(...missing.map((name) => `It uses ${name} of ${entry}, which this shell does not provide.`));
    if (provides && hash !== provides.hash && hash) differing.push(entry);
  }
  const warning = `all its imports exist, but it was compiled with other declarations of ${differing.join(', ')}. A browser does not compare types; a preview does.`;
  return { errors, warnings: differing.length > 0 ? [warning] : [] };
}

function incompatibilitiesIn(
  app: string,
  { exposes, shared }: FederationManifest,
  provided: Record<string, { version: string }>,
): string[] {
  const has = new Set(exposes.map(({ name }) => name));
  const missing = exposesOf(app).filter((name) => !has.has(name));
  const unmet = shared.filter(({ name, requiredVersion = '*' }) => {
    const version = provided[name]?.version;
    return !version || !satisfies(version, requiredVersion === 'false' ? '*' : requiredVersion);
  });
  return [
    ...missing.map((name) => `It does not expose ${name}.`),
    ...unmet.map(
      ({ name, requiredVersion }) =>
        `It needs ${name} ${requiredVersion ?? ''}, and the shell provides ${provided[name]?.version ?? 'none'}.`,
    ),
  ];
}

/** The exposes of an app that this site uses: pages, and what fills slots. */
function exposesOf(app: string): string[] {
  const { routes } = tableOfPage(document);
  const ids = routes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots)]);
  const own = ids.filter((id) => appOf(id) === app);
  return [...new Set(own.map((id) => id.slice(app.length + 1)))];
}
