import { UNAVAILABLE_RETRY_S } from '@asia/shared/deadlines';
import { unavailable } from '@asia/shared/messages/unavailable';
import { pinnedFacts, telLink } from '@asia/shared/restaurant';

/** What a server shows while it can serve nothing else: the page needs no other file, and reloads itself. */
export function unavailablePage(): string {
  const [phone = ''] = pinnedFacts.phones.contact;
  const link = `<a href="${telLink(phone)}">${phone.replaceAll(' ', '\u00a0')}</a>`;
  return `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${UNAVAILABLE_RETRY_S}">
<title>${pinnedFacts.name}</title>
<style>body{max-width:30rem;margin:20vh auto;padding:0 1.5rem;background:#fffcf5;color:#1b1310;font:1.125rem/1.6 system-ui,sans-serif}a{color:#98100c}</style>
<h1>${pinnedFacts.name}</h1>
<p>${unavailable.withPhone(link)}</p>
</html>
`;
}
