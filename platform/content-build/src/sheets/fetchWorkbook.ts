import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const MAX_REDIRECTS = 3;
const MAX_BYTES = 20_000_000;
/** For an answer with all its redirects. */
const DEADLINE_MS = 20_000;

/** IPv4 addresses that are not of the internet: private networks, this machine, link-local, shared, reserved. */
const notOfInternet = new BlockList();
const ranges =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3';
for (const range of ranges.split(' ')) {
  const [net = '', prefix] = range.split('/');
  notOfInternet.addSubnet(net, Number(prefix));
}
/** IPv6 addresses of the internet, and among them those that carry an IPv4 address (6to4, Teredo). */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
carriers.addSubnet('2001::', 32, 'ipv6');
carriers.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is one of the internet. */
export const isOfInternet = (address: string): boolean =>
  isIP(address) === 6
    ? global6.check(address, 'ipv6') && !carriers.check(address, 'ipv6')
    : !notOfInternet.check(address);

const PRIVATE = 'PRIVATE';

/** Resolves a name, and refuses an address of a private network. The checked address is the one that is used. */
const lookupOfInternet: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new Error('no address'), '');
    else if (!found.every(({ address }) => isOfInternet(address)))
      done(Object.assign(new Error('not of the internet'), { code: PRIVATE }), '');
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

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
const NOT_SAFE =
  'La dirección de la hoja, o una a la que lleva, no es de internet o no empieza por https://.';
const silent = (reason: string | number) => new UnreadWorkbook(`La hoja no respondió (${reason}).`, true);

export interface Answer {
  bytes: Buffer;
  etag?: string;
}

/**
 * Reads the workbook from its address: over https on every hop, from the internet, within twenty seconds, at most 20 MB.
 * An address of this machine may lead to another of it, over http too.
 * @param known the last answer, which is returned when the address reports no change
 * @throws {UnreadWorkbook}
 */
export async function fetchWorkbook(address: URL, known?: Answer): Promise<Answer> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let hop = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const local = isLocal(address) && isLocal(hop);
    const ip = hop.hostname.replace(/^\[|\]$/g, '');
    if (!local && (hop.protocol !== 'https:' || (isIP(ip) > 0 && !isOfInternet(ip))))
      throw new UnreadWorkbook(NOT_SAFE);
    const headers = {
      'accept-encoding': 'identity',
      ...(known?.etag && { 'if-none-match': known.etag }),
    };
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { headers, signal, agent: false, ...(!local && { lookup: lookupOfInternet }) };
        (hop.protocol === 'http:' ? http : https).get(hop, options, resolve).on('error', reject);
      });
      const { statusCode = 0, headers: sent } = answer;
      if (known && statusCode === 304) {
        answer.destroy();
        return known;
      }
      if (statusCode >= 300 && statusCode < 400 && sent.location && URL.canParse(sent.location, hop.href)) {
        answer.destroy();
        hop = new URL(sent.location, hop);
        continue;
      }
      return { bytes: await readBody(answer), ...(sent.etag && { etag: sent.etag }) };
    } catch (error) {
      if (error instanceof UnreadWorkbook) throw error;
      const { code, name } = error as NodeJS.ErrnoException;
      if (code === PRIVATE) throw new UnreadWorkbook(NOT_SAFE);
      // The message of the system may have the address.
      throw silent(signal.aborted ? `${DEADLINE_MS / 1_000} s` : (code ?? name));
    }
  }
  // A sheet that is not shared redirects from one sign-in page to the next.
  throw new UnreadWorkbook(NOT_SHARED);
}

/** What Google answers while it cannot write the workbook. */
const busy = /unable to open|no se puede abrir/i;

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  answer.on('error', () => undefined);
  const refuse = (error: UnreadWorkbook) => {
    answer.destroy();
    return error;
  };
  if (statusCode === 429 || statusCode >= 500) throw refuse(silent(statusCode));
  if (statusCode === 401 || statusCode === 403) throw refuse(new UnreadWorkbook(NOT_SHARED));
  if (statusCode !== 200)
    throw refuse(new UnreadWorkbook(`En la dirección de la hoja no hay nada (${statusCode}).`));
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_BYTES)
      throw refuse(new UnreadWorkbook('La hoja pesa más de 20 MB. Saca de ella las imágenes.'));
  }
  const bytes = Buffer.concat(chunks);
  const isPage =
    headers['content-type']?.includes('text/html') ||
    /^\s*<(?:!doctype|html)/i.test(bytes.toString('utf8', 0, 200));
  if (isPage) throw busy.test(String(bytes)) ? silent('ocupada') : new UnreadWorkbook(NOT_SHARED);
  return bytes;
}
