import type ts from 'typescript';
import { type ContractOf, readContracts } from '@asia/release-store/recorded-contract';
import { compileAgainst, installedVersion, type Side } from './compileAgainst';
import { describeError } from './describeError';
import { type Compared, remedy } from './remedy';

/**
 * Checks a shell against remotes, whichever of them is new. Names come first, then types, if the declarations differ
 * from those that the remote was compiled with.
 * @param tools folder from which the types of libraries resolve
 * @returns one sentence for each build that does not fit, or cannot be compared
 */
export function checkContract(
  { shell, remotes }: { shell: ContractOf & Compared; remotes: (ContractOf & Compared)[] },
  tools = __dirname,
): string[] {
  if (remotes.length === 0) return [];
  const { comparable, refusals } = readContracts([shell, ...remotes]);
  const provider = comparable.find(({ app }) => app === shell.app);
  if (!provider) return refusals;
  const compared = comparable.filter((build) => build !== provider);
  return [
    ...refusals,
    ...compared.flatMap(
      (remote) => missingName(remote, provider) ?? incompatibility(remote, provider, tools) ?? [],
    ),
  ];
}

/** The first export, CSS variable or class that the remote uses and the shell lacks. */
function missingName(remote: Side, shell: Side): string | undefined {
  const { uses, usedStyles } = remote.contract;
  const { provides, definedStyles } = shell.contract;
  const refusal = (name: string, lacks: string) =>
    `${label(remote)} uses ${name}, which ${label(shell)} does not ${lacks}. ${remedy(remote, shell)}`;
  for (const [module, { names }] of Object.entries(uses)) {
    const provided = provides[module]?.names;
    if (!provided) return refusal(module, 'provide');
    const missing = names.find((name) => !provided.includes(name));
    if (missing) return refusal(`\`${missing}\` of ${module}`, 'export');
  }
  for (const [name, file] of Object.entries(usedStyles))
    if (!definedStyles.includes(name))
      return refusal(`the ${name.startsWith('--') ? 'CSS variable' : 'class'} ${name} (${file})`, 'define');
  return undefined;
}

function incompatibility(remote: Side, shell: Side, tools: string): string | undefined {
  const otherLibraries = hasOtherLibraries(remote, shell, tools);
  if (sameDeclarations(remote, shell) && !otherLibraries) return undefined;
  const { program, errors } = compileAgainst(remote, shell, tools);
  if (errors.length === 0) return undefined;
  // An error that the remote also has with its own declarations comes from newer tools. It counts only if the shell
  // provides a newer library.
  const place = ({ file, start, code }: ts.DiagnosticWithLocation) => `${file.fileName}:${start}:${code}`;
  const own = new Set(otherLibraries ? [] : compileAgainst(remote, remote, tools).errors.map(place));
  const error = errors.find((candidate) => !own.has(place(candidate)));
  return (
    error &&
    `${label(remote)} does not fit ${label(shell)}: ${describeError(program, error, remote)}. ${remedy(remote, shell)}`
  );
}

/** Most releases have equal declarations, and need no compiler. */
const sameDeclarations = ({ contract: remote }: Side, { contract: shell }: Side) =>
  remote.contracts === shell.contracts &&
  Object.entries(remote.uses).every(([module, { hash }]) => hash === shell.provides[module]?.hash || !hash);

/**
 * Whether the shell provides another version of a library than the remote was compiled with. The check covers only
 * versions whose types the tools have.
 */
const hasOtherLibraries = ({ contract: remote }: Side, { contract: shell }: Side, tools: string) =>
  Object.entries(shell.libraries).some(([library, version]) => {
    const compiledWith = remote.libraries[library];
    return compiledWith && compiledWith !== version && installedVersion(library, tools) === version;
  });

const label = ({ app, version }: ContractOf) => `${app} ${version}`;
