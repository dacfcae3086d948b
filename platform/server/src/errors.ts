/** Why the server did not start; the message is one sentence for the operator, with the remedy. */
export class StartError extends Error {}

/** The release store has nothing live (`empty`), or what it has is missing, changed or unusable (`broken`). */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: 'empty' | 'broken',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

// By shape, not by class: an error of another realm (a test's sandbox, a worker) is no `instanceof Error`.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const reasonOf = (error: unknown): string =>
  isRecord(error) && typeof error.message === 'string' ? error.message : String(error);

/** Whether a thrown value is a system error of that code, e.g. `ENOENT`. */
export const isSystemError = (error: unknown, code: string): boolean =>
  isRecord(error) && error.code === code;
