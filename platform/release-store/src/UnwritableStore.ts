/** What a release store may lack: room, or the way in which only one of two writers gets a name. */
const lacks = {
  room: {
    says: (location: string, reason: string) =>
      `${location} cannot be written (${reason}). The site has not changed. npm run prune frees room; a release needs a folder of this user that is not read-only.`,
    forOwner: 'npm run prune libera espacio',
  },
  links: {
    says: (location: string, reason: string) =>
      `${location} makes no hard links (${reason}), which a release store needs: choose a folder of another file system. The site has not changed.`,
    forOwner: 'la carpeta no admite enlaces duros',
  },
  conditions: {
    says: (location: string, reason: string) =>
      `${location} cannot keep two releases apart: a bucket needs If-None-Match (${reason}). Choose another object store. The site has not changed.`,
    forOwner: 'el almacén no admite If-None-Match',
  },
};

/** A release store that takes no release. The message is for the operator. */
export class UnwritableStore extends Error {
  /** The message for the restaurant's owner. */
  readonly forOwner: string;

  constructor(location: string, cause: Error, lack: keyof typeof lacks = 'room') {
    super(lacks[lack].says(location, cause.message), { cause });
    this.forOwner = `No se puede escribir donde se publica (${cause.message}): el sitio no cambió. Avisa a quien lo opera: ${lacks[lack].forOwner}.`;
  }
}

/** The error of a release of content alone, in the owner's words if it has them. */
export const inOwnersWords = (error: unknown): unknown =>
  error instanceof UnwritableStore ? new Error(error.forOwner, { cause: error }) : error;
