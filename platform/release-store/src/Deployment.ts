import type { ReleasePointer } from '@asia/shared/contracts';

/** The person of a deployment, the sources and the reason. Pages and pointer contain none of it. */
export interface Provenance {
  /** An e-mail address, or the name of a pipeline or host; `unknown` without either. */
  who: string;
  /** The commit of the sources. Absent without git, and without a build: in a rollback or a retirement. */
  commit?: string;
  /** First line of its message. */
  subject?: string;
  /** Whether the sources were exactly the commit. */
  clean?: boolean;
  why?: string;
}

/** A record of the log: builds that went live, time and reason. */
export interface Deployment {
  /** From 1; the highest one is live. */
  number: number;
  /** Folder of its generation, below `generations/`. */
  folder: string;
  /** ISO 8601. */
  at: string;
  action: 'release' | 'rollback' | 'retire';
  /** Apps with another build than before. */
  changed: string[];
  pointer: ReleasePointer;
  /** Earlier builds by app, newest first, also of a retired app. A rollback reads the newest deployment alone. */
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
