/** An answer that came through but is not the list of products. */
export class ParsingError extends Error {
  /** By hand: minifiers rename classes. */
  override readonly name = 'ParsingError';
  readonly code = 'PARSING_ERROR';

  /** @param data what arrived instead */
  constructor(
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}
