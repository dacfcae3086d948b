const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A text as HTML shows it, between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);
