const MAX_REDIRECTS = 3;
const MAX_BYTES = 20_000_000;
/** For an answer with all its redirects. */
const DEADLINE_MS = 20_000;

/** Whether an address is one of this machine, by name: tests serve workbooks there. */
export const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost';

/** A Spanish sentence, without the address, why the workbook was not read. */
export class UnreadWorkbook extends Error {
  /** @param passes whether asking less often may help */
  constructor(
    message: string,
    readonly passes = false,
  ) {
    super(message);
  }
}

const NOT_SHARED =
  'La hoja no está compartida. En la hoja: Compartir, Acceso general, «Cualquier persona con el enlace», Lector.';
const NOT_SAFE = 'La dirección de la hoja, o una a la que lleva, no empieza por https://.';
const silent = (reason: string | number) => new UnreadWorkbook(`La hoja no respondió (${reason}).`, true);

export interface Answer {
  bytes: Buffer;
  etag?: string;
}

/**
 * Reads the workbook from its address: over https on every hop, within twenty seconds, at most 20 MB. An address of
 * this machine may lead to another of it, over http too.
 * @param known the last answer, which is returned when the address reports no change
 * @throws {UnreadWorkbook}
 */
export async function fetchWorkbook(address: URL, known?: Answer): Promise<Answer> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const headers = { ...(known?.etag && { 'if-none-match': known.etag }) };
  let hop = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (hop.protocol !== 'https:' && !(isLocal(address) && isLocal(hop))) throw new UnreadWorkbook(NOT_SAFE);
    try {
      const answer = await fetch(hop, { headers, redirect: 'manual', signal });
      if (known && answer.status === 304) return known;
      const [location, etag] = [answer.headers.get('location'), answer.headers.get('etag')];
      if (answer.status >= 300 && answer.status < 400 && location && URL.canParse(location, hop.href)) {
        hop = new URL(location, hop);
        continue;
      }
      return { bytes: await readBody(answer), ...(etag && { etag }) };
    } catch (error) {
      if (error instanceof UnreadWorkbook) throw error;
      const { name, cause } = error as Error;
      // The message of the system may have the address.
      const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
      throw silent(signal.aborted ? `${DEADLINE_MS / 1_000} s` : reason);
    }
  }
  // A sheet that is not shared redirects from one sign-in page to the next.
  throw new UnreadWorkbook(NOT_SHARED);
}

/** What Google answers while it cannot write the workbook. */
const busy = /unable to open|no se puede abrir/i;

async function readBody({ status, headers, body }: Response): Promise<Buffer> {
  if (status === 429 || status >= 500) throw silent(status);
  if (status === 401 || status === 403) throw new UnreadWorkbook(NOT_SHARED);
  if (status === 400) throw new UnreadWorkbook('El enlace ya no abre la hoja (400).');
  if (status !== 200) throw new UnreadWorkbook(`En la dirección de la hoja no hay nada (${status}).`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest. The chunks are unpacked already.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) throw new UnreadWorkbook('La hoja pesa más de 20 MB. Saca de ella las imágenes.');
  }
  const bytes = Buffer.concat(chunks);
  const isPage =
    headers.get('content-type')?.includes('text/html') ||
    /^\s*<(?:!doctype|html)/i.test(bytes.toString('utf8', 0, 200));
  if (isPage) throw busy.test(String(bytes)) ? silent('ocupada') : new UnreadWorkbook(NOT_SHARED);
  return bytes;
}
