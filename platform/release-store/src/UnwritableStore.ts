/** A release store without room, or a folder of it that this user may not write. The message is for the operator. */
export class UnwritableStore extends Error {
  /** The message for the restaurant's owner. */
  readonly forOwner: string;

  constructor(location: string, cause: Error) {
    super(
      `${location} cannot be written (${cause.message}). The site has not changed. npm run prune frees room; a release needs a folder of this user that is not read-only.`,
      { cause },
    );
    this.forOwner = `No se puede escribir donde se publica (${cause.message}): el sitio no cambió. Avisa a quien lo opera: npm run prune libera espacio.`;
  }
}

/** The error of a release of content alone, in the owner's words if it has them. */
export const inOwnersWords = (error: unknown): unknown =>
  error instanceof UnwritableStore ? new Error(error.forOwner, { cause: error }) : error;
