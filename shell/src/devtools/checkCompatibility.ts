import satisfies from 'semver/functions/satisfies';
import type { RemoteRelease } from '@asia/shared/contracts';
import { provided } from '../remotes/provided';
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

/** Why a build cannot run here, and what only the compiler could tell; one sentence each. */
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
 * Checks what a browser can see of a contract: the build exposes all that this site uses, wants only shared modules and
 * versions that are here, and uses only exports that they have. Types are not compared: where the declarations differ,
 * only the compiler, at a release, knows whether the build fits.
 * @param shell base of the shell's build
 */
export async function checkCompatibility(build: RemoteRelease, shell: string): Promise<Compatibility> {
  const manifest = await read<FederationManifest>(`${build.base}mf-manifest.json`);
  if (!manifest) return { errors: [`${build.base}mf-manifest.json does not answer.`], warnings: [] };
  const misfits = incompatibilitiesIn(build.name, manifest);
  const [its, ours] = await Promise.all(
    [build.base, shell].map((base) => read<Contract>(`${base}contract.json`)),
  );
  // A development server writes none.
  if (!its || !ours)
    return {
      errors: misfits,
      warnings: ['without a contract.json, only what it exposes and shares was compared.'],
    };
  const others = its.contracts === ours.contracts ? [] : ['@asia/shared/contracts'];
  for (const [entry, { names, hash }] of Object.entries(its.uses)) {
    const given = ours.provides[entry];
    const missing = names.filter((name) => !given?.names.includes(name));
    misfits.push(...missing.map((name) => `It uses ${name} of ${entry}, which is not here.`));
    if (given && hash !== given.hash && hash) others.push(entry);
  }
  const doubt = `all that it takes is here by name, but it was compiled with other declarations of ${others.join(', ')}. No browser compares types: a preview does.`;
  return { errors: misfits, warnings: others.length > 0 ? [doubt] : [] };
}

function incompatibilitiesIn(app: string, { exposes, shared }: FederationManifest): string[] {
  const has = new Set(exposes.map(({ name }) => name));
  const missing = exposesOf(app).filter((name) => !has.has(name));
  const here = new Map<string, string>(
    Object.entries(provided()).map(([name, { version }]) => [name, version]),
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

/** The exposes of an app that this site uses: pages, fillers of slots, prices. */
function exposesOf(app: string): string[] {
  const { routes, prices = '' } = tableOfPage(document);
  const ids = routes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots)]);
  const own = [...ids, prices].filter((id) => appOf(id) === app);
  return [...new Set(own.map((id) => id.slice(app.length + 1)))];
}
