import type { PageMeta } from '../menu/shapes';
import { pictureUrl } from '../menu/pictureUrl';
import { name, siteUrl } from '../restaurant/facts';

export interface DocumentHeadProps {
  meta: PageMeta;
  /** Language of the page's texts, for sharing cards; the site speaks Spanish of Colombia. */
  lang?: string;
  /** The same page in other languages, by registered route. */
  alternates?: readonly { lang: string; route: string }[];
  /** Kept out of search engines. */
  noindex?: boolean;
}

const locales: Record<string, string> = { es: 'es_CO', 'es-CO': 'es_CO', en: 'en_US', 'zh-Hans': 'zh_CN' };

/** What a page says of itself to browsers, search engines and to the card of a shared link. */
export function DocumentHead({ meta, lang = 'es-CO', alternates = [], noindex = false }: DocumentHeadProps) {
  const site = siteUrl.replace(/\/$/, '');
  const address = (route: string) => `${site}${route}`;
  const { picture } = meta;
  const width = picture?.widths.at(-1) ?? 0;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address(meta.route)} />
      )}
      {alternates.map((other) => (
        <link key={other.lang} rel="alternate" hrefLang={other.lang} href={address(other.route)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locales[lang] ?? 'es_CO'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {!noindex && <meta property="og:url" content={address(meta.route)} />}
      {picture && (
        <>
          {/* WebP and not AVIF: the services that draw these cards read it. */}
          <meta property="og:image" content={address(pictureUrl(picture, width))} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(Math.round(width * picture.ratio))} />
          <meta property="og:image:alt" content={meta.pictureAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
