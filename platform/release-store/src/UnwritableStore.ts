/** A release store without room, or a folder of it that this user may not write. The message is for the operator. */
export class UnwritableStore extends Error {
  /** The message for the restaurant's owner. */
  readonly forOwner: string;

  /** @param hasLinks false: its file system makes no hard links, and two releases at once could lose one */
  constructor(location: string, cause: Error, hasLinks = true) {
    super(
      hasLinks
        ? `${location} cannot be written (${cause.message}). The site has not changed. npm run prune frees room; a release needs a folder of this user that is not read-only.`
        : `${location} makes no hard links (${cause.message}), which a release store needs: choose a folder of another file system. The site has not changed.`,
      { cause },
    );
    const remedy = hasLinks ? 'npm run prune libera espacio' : 'la carpeta no admite enlaces duros';
    this.forOwner = `No se puede escribir donde se publica (${cause.message}): el sitio no cambió. Avisa a quien lo opera: ${remedy}.`;
  }
}

/** The error of a release of content alone, in the owner's words if it has them. */
export const inOwnersWords = (error: unknown): unknown =>
  error instanceof UnwritableStore ? new Error(error.forOwner, { cause: error }) : error;
