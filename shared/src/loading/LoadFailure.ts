/**
 * Why a load failed.
 * `timeout`: no response in time. `missing`: the file loaded, without the requested module. `error`: no usable
 * response, such as a 503, or a 404 of a build that was removed. `broken`: the code throws when it starts. `misshapen`:
 * the code breaks its contract.
 */
type FailureKind = 'timeout' | 'missing' | 'error' | 'broken' | 'misshapen';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  /** @param address of the file, or the name of the loadable where no file is known */
  constructor(
    readonly kind: FailureKind,
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk failed (${kind}: ${address})`, options);
  }

  /** Converts an error of webpack or of the federation runtime. */
  static of(cause: unknown, name: string): LoadFailure {
    if (cause instanceof LoadFailure) return cause;
    if (cause instanceof Error && 'request' in cause && 'type' in cause)
      return new LoadFailure(classifyEvent(String(cause.type)), String(cause.request), { cause });
    const message = cause instanceof Error ? cause.message : String(cause);
    const address = /"(?:resourceUrl|remoteEntryUrl)":"([^"]+)"/.exec(message)?.[1];
    return new LoadFailure(classifyMessage(message), address ?? name, { cause });
  }
}

/** webpack passes the type of the script's event, or `missing` if the script ran without registering its chunk. */
function classifyEvent(type: string): FailureKind {
  return type === 'timeout' || type === 'missing' ? type : 'error';
}

/** The message of the federation runtime contains why the script of a remote failed. */
function classifyMessage(message: string): FailureKind {
  if (/timed out/.test(message)) return 'timeout';
  if (/RUNTIME-0(?:01|14)/.test(message)) return 'missing';
  return /ScriptNetworkError|RUNTIME-008/.test(message) && !/ScriptExecutionError/.test(message)
    ? 'error'
    : 'broken';
}
