/** A part of a page that another team releases could not be had. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  /**
   * @param code `unreachable` (entry or chunk did not load) or `misshapen` (it loaded and is not what was agreed)
   * @param module `remote/Expose`
   */
  constructor(
    readonly code: 'unreachable' | 'misshapen',
    readonly module: string,
    options?: ErrorOptions,
  ) {
    super(`${module} is ${code}`, options);
  }
}
