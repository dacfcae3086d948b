import satisfies from 'semver/functions/satisfies';
import type { RemoteRelease } from '@asia/shared/contracts';
import { provided } from '../federation/provided';
import { appOf, tableOfPage } from '../routes/routes';

/** What the federation writes beside each build, as far as it is read here. */
interface FederationManifest {
  exposes: { name: string }[];
  shared: { name: string; requiredVersion?: string }[];
}

/** What a build takes of the shell's modules, and a shell provides, as the release recorded it. */
interface Contract {
  uses: Record<string, { names: string[]; hash?: string }>;
  provides: Contract['uses'];
  contracts: string;
}

declare const ASIA_SHARED_VERSION: string;

/** What speaks against a build in one sentence each, and what only the compiler could judge. */
export interface Judgement {
  misfits: string[];
  doubts: string[];
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
 * What a browser can see of a contract: that the build has what this site takes of it, asks for no other shared modules
 * than there are, in no other versions, and takes nothing of them that they do not have. What it was compiled with may
 * still be declared otherwise here: then only a release, with its compiler, knows whether it fits.
 * @param shell base of the shell's build
 */
export async function judge(build: RemoteRelease, shell: string): Promise<Judgement> {
  const manifest = await read<FederationManifest>(`${build.base}mf-manifest.json`);
  if (!manifest) return { misfits: [`${build.base}mf-manifest.json does not answer.`], doubts: [] };
  const misfits = misfitsIn(build.name, manifest);
  const [its, ours] = await Promise.all(
    [build.base, shell].map((base) => read<Contract>(`${base}contract.json`)),
  );
  // A server of a developer writes none.
  if (!its || !ours)
    return { misfits, doubts: ['without a contract.json, only what it exposes and shares was compared.'] };
  const others = its.contracts === ours.contracts ? [] : ['@asia/shared/contracts'];
  for (const [entry, { names, hash }] of Object.entries(its.uses)) {
    const given = ours.provides[entry];
    const missing = names.filter((name) => !given?.names.includes(name));
    misfits.push(...missing.map((name) => `It uses ${name} of ${entry}, which is not here.`));
    if (given && hash !== given.hash && hash) others.push(entry);
  }
  const doubt = `all that it takes is here by name, but it was compiled with other declarations of ${others.join(', ')}. No browser compares types: a preview does.`;
  return { misfits, doubts: others.length > 0 ? [doubt] : [] };
}

function misfitsIn(app: string, { exposes, shared }: FederationManifest): string[] {
  const has = new Set(exposes.map(({ name }) => name));
  const missing = exposesOf(app).filter((name) => !has.has(name));
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
