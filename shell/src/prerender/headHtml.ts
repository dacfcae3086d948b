import {
  type DocumentRow,
  escapeHtml,
  type Language,
  languageTags,
  type SiteTable,
} from '@asia/shared/contracts';
import { isLanguage } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';

/** Language → `og:locale`. */
const locales: Readonly<Record<Language, string>> = { es: 'es_CO', en: 'en_US', zh: 'zh_CN' };

/** At the first navigation `useDocumentHead` replaces the title and the canonical address, and removes the rest. */
export function headHtml({ path, head, noindex }: DocumentRow, { routes }: SiteTable): string {
  const { title, description, share, shareAlt } = head;
  const cartas = routes.flatMap(({ role, props, path: carta }) =>
    role === 'carta' && isLanguage(props?.language) ? [{ carta, language: props.language }] : [],
  );
  const own = cartas.find(({ carta }) => carta === path);
  const address = (of: string) => escapeHtml(pinnedFacts.siteUrl + of);
  const card = {
    type: 'website',
    site_name: pinnedFacts.name,
    locale: locales[own?.language ?? 'es'],
    title,
    description,
    ...(!noindex && { url: pinnedFacts.siteUrl + path }),
    image: `${pinnedFacts.siteUrl}/pictures/${share}`,
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': shareAlt,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    noindex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address(path)}">`,
    ...(own ? cartas : []).map(
      ({ carta, language }) =>
        `<link rel="alternate" hreflang="${languageTags[language]}" href="${address(carta)}">`,
    ),
    ...Object.entries(card).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
