import { singletons } from '@asia/shared/singletons';

/** A module that a build shares, as webpack describes it. */
export interface SharedModule {
  shareKey: string;
  singleton: boolean;
  /** Copy that the build brings where nobody provides the module. */
  import?: string | false;
}

/**
 * Checks that a build shares only modules of the shell, as singletons, without own copies. The check reads webpack's
 * modules, because the federation's manifest says `singleton` of every module.
 * @returns a sentence about the first module that is shared in another way
 */
export function checkSharing(app: string, modules: readonly SharedModule[]): string | undefined {
  const problems = modules.flatMap(({ shareKey, singleton, import: copy }) => {
    const wrong =
      (!(shareKey in singletons) && 'which the shell does not provide') ||
      (!singleton && 'not as a singleton: a page would have two of it') ||
      (copy && 'with a copy of its own');
    return wrong ? `${app} shares ${shareKey}, ${wrong}.` : [];
  });
  return problems[0] && `${problems[0]} Share what @asia/shared/singletons lists, as it is.`;
}
