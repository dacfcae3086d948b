import type { FastifyReply } from 'fastify';
import { restaurant, telLink } from '@asia/shared/restaurant';
import { sendText } from './sendText';

const SENTENCE = 'El sitio no está disponible en este momento.';
const RETRY_AFTER_S = 30;
const [phone = ''] = restaurant.phones.contact;
const link = `<a href="${telLink(phone)}">${phone.replaceAll(' ', '\u00a0')}</a>`;

export const unavailableText = `${SENTENCE} Llámanos al ${phone}, o intenta de nuevo en unos minutos.`;

const page = `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}">
<title>${restaurant.name}</title>
<style>body{max-width:30rem;margin:20vh auto;padding:0 1.5rem;background:#fffcf5;color:#1b1310;font:1.125rem/1.6 system-ui,sans-serif}a{color:#98100c}</style>
<h1>${restaurant.name}</h1>
<p>${SENTENCE} Llámanos al ${link} o intenta de nuevo en unos minutos: esta página vuelve a preguntar sola.</p>
</html>
`;

/**
 * Answers with the contact page, for when nothing can be served. It needs no other file, and reloads itself.
 */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  const more = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'retry-after': String(RETRY_AFTER_S),
  };
  return sendText(reply, 503, more, page);
}
