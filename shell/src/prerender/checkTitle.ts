import type { DocumentRow } from '@asia/shared/contracts';

/**
 * A page must have the title of its description, which the offline list and the tools use.
 * @param head HTML of its head
 * @throws Error with both titles
 */
export function checkTitle(head: string, { path, head: { title } }: DocumentRow): void {
  const written = /<title>(.*?)<\/title>/s.exec(head)?.[1];
  if (written === undefined || unescaped(written) !== title)
    throw new Error(`${path} says «${written ?? ''}» in its title, and its description says «${title}».`);
}

function unescaped(html: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  };
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}
