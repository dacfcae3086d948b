import { describeError } from './describeError';
import { judgeSources, installedVersion, type Side } from './judgeSources';
import { readContract, type ContractOf } from '@asia/release-store/contract';

/**
 * Checks a shell against remotes, whichever of them is new: first names, then types, where the declarations
 * differ from those that the remote was compiled with.
 * @param tools folder from which the types of libraries resolve
 * @returns one sentence per incompatible remote
 * @throws Error when a build was stored without its contract
 */
export function checkContract(
  { shell, remotes }: { shell: ContractOf; remotes: ContractOf[] },
  tools = __dirname,
): string[] {
  const provider = { folder: shell.folder, contract: readContract(shell) };
  return remotes.flatMap((remote) => {
    const side = { folder: remote.folder, contract: readContract(remote) };
    const refusal =
      missingName(remote, side, shell, provider) ??
      missingStyle(remote, side, shell, provider) ??
      incompatibility(remote, side, shell, provider, tools);
    return refusal ?? [];
  });
}

function missingName(remote: ContractOf, side: Side, shell: ContractOf, provider: Side): string | undefined {
  const next = nextStep(remote);
  for (const [entry, { names }] of Object.entries(side.contract.uses)) {
    const provided = provider.contract.provides[entry];
    if (!provided) {
      return `${label(remote)} uses ${entry}, which ${label(shell)} does not provide. ${next}`;
    }
    const missing = names.find((name) => !provided.names.includes(name));
    if (missing) {
      return `${label(remote)} uses \`${missing}\` of ${entry}, which ${label(shell)} does not export. ${next}`;
    }
  }
  return undefined;
}

function missingStyle(remote: ContractOf, side: Side, shell: ContractOf, provider: Side): string | undefined {
  const { definedStyles } = provider.contract;
  const missing = Object.entries(side.contract.usedStyles ?? {}).find(
    ([name]) => definedStyles?.includes(name) === false,
  );
  if (!missing) return undefined;
  const [name, file] = missing;
  const what = name.startsWith('--') ? 'CSS variable' : 'class';
  return `${label(remote)} uses the ${what} ${name} (${file}), which ${label(shell)} does not define. ${nextStep(remote)}`;
}

function incompatibility(
  remote: ContractOf,
  side: Side,
  shell: ContractOf,
  provider: Side,
  tools: string,
): string | undefined {
  const otherLibraries = hasOtherLibraries(side, provider, tools);
  if (sameDeclarations(side, provider) && !otherLibraries) return undefined;
  const checked = judgeSources(side, provider, tools);
  if (checked.errors.length === 0) return undefined;
  // An error that the remote also has with its own declarations comes from newer tools, not from the shell,
  // unless the shell itself provides a newer library.
  const place = ({ file, start, code }: (typeof checked.errors)[number]) =>
    `${file.fileName}:${start}:${code}`;
  const own = new Set(otherLibraries ? [] : judgeSources(side, side, tools).errors.map(place));
  const error = checked.errors.find((candidate) => !own.has(place(candidate)));
  if (!error) return undefined;
  const { what, difference, where } = describeError(checked, error, side, Object.keys(side.contract.uses));
  return (
    `${label(remote)} does not fit ${label(shell)}: ${what}: ${difference} (${where}). ` +
    `Release a shell that still has it, or build ${remote.app} against the live one.`
  );
}

/** Equal declarations need no compiler: nearly every release is such a case. */
function sameDeclarations({ contract: remote }: Side, { contract: shell }: Side): boolean {
  return (
    remote.contracts === shell.contracts &&
    Object.entries(remote.uses).every(([entry, { hash }]) => hash === shell.provides[entry]?.hash || !hash)
  );
}

/**
 * Whether the shell provides another version of a library than the remote was compiled with. Only versions
 * whose types the tools have can be checked.
 */
function hasOtherLibraries({ contract: remote }: Side, { contract: shell }: Side, tools: string): boolean {
  return Object.entries(shell.libraries ?? {}).some(([library, version]) => {
    const compiledWith = remote.libraries?.[library];
    return compiledWith && compiledWith !== version && installedVersion(library, tools) === version;
  });
}

const nextStep = ({ app }: ContractOf) =>
  `Release a shell that has it first, or build ${app} against the live one.`;
const label = ({ app, version }: ContractOf) => `${app} ${version}`;
