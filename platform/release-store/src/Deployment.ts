import type { ReleasePointer } from '@asia/shared/contracts';
import { RETENTION } from './retention';

/** Who made a deployment, from which sources, and why. Pages and pointer have nothing of it. */
export interface Provenance {
  /** An e-mail address, or the name of a pipeline or host; `unknown` where nothing says it. */
  who: string;
  /** The commit of the sources. Absent without git, and where nothing is built: in a rollback or a retirement. */
  commit?: string;
  /** First line of its message. */
  subject?: string;
  /** Whether the sources were those of the commit. */
  clean?: boolean;
  why?: string;
}

/** Characters of a text of a provenance; more are cut off. */
export const MAX_PROVENANCE_TEXT = 300;

/** A provenance that a record may keep: each text is cut. */
export function boundProvenance({ who, commit, subject, clean, why }: Provenance): Provenance {
  const cut = (text: string | undefined) => text?.slice(0, MAX_PROVENANCE_TEXT);
  return {
    who: who.slice(0, MAX_PROVENANCE_TEXT),
    commit: cut(commit),
    subject: cut(subject),
    clean,
    why: cut(why),
  };
}

/** A record of the log: which builds went live, when and why. */
export interface Deployment {
  /** From 1; the highest one is live. */
  number: number;
  /** Folder of its generation, below `generations/`. */
  folder: string;
  /** ISO 8601. */
  at: string;
  action: 'release' | 'rollback' | 'retire';
  /** Apps whose build it changed. */
  changed: string[];
  pointer: ReleasePointer;
  /**
   * Builds that a rollback goes back to, by app, also a retired one: the next one first. A rollback reads the newest
   * deployment alone.
   */
  undo: Record<string, string[]>;
  /** SHA-256 of the list of its generation's files. */
  files: string;
  /** Absent in records of older tools. */
  provenance?: Provenance;
}

/** Version of each app that a pointer names, and of the content. */
export function listVersions(pointer: ReleasePointer | null | undefined): Record<string, string> {
  if (!pointer) return {};
  const { shell, remotes, content } = pointer;
  return {
    shell: shell.version,
    ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    content: content.version,
  };
}

/**
 * The `undo` of a new deployment. A release or a retirement adds a step to that of the deployment before; a rollback
 * removes the steps that it undoes.
 * @param next version by app of what goes live
 */
export function undoAfter(
  before: Deployment | null,
  next: Readonly<Record<string, string>>,
  action: Deployment['action'],
): Deployment['undo'] {
  const live = listVersions(before?.pointer);
  const undo = { ...before?.undo };
  for (const app of Object.keys({ ...live, ...next })) {
    const [was, is] = [live[app], next[app]];
    if (was === is) continue;
    const steps = undo[app] ?? [];
    const step = steps.indexOf(is ?? '');
    // A release of what was retired last undoes the retirement, like a rollback.
    const isUndone = action === 'rollback' ? step >= 0 : !was && step === 0;
    const left = isUndone ? steps.slice(step + 1) : [...(was ? [was] : []), ...steps];
    undo[app] = left.slice(0, RETENTION.recordedSteps);
  }
  return undo;
}
