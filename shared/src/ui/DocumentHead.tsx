import type { PageMeta } from '../menu/shapes';
import { restaurant } from '../restaurant/facts';
import { usePrerendered } from '../loading/useHydrated';

export interface DocumentHeadProps {
  meta: PageMeta;
  /** Language of the page's texts, for the card of a shared link. */
  lang?: string;
  /** The same page in other languages, by registered route. */
  alternates?: readonly { lang: string; route: string }[];
  /** Kept out of search engines. */
  noindex?: boolean;
}

const address = (route: string) => `${restaurant.siteUrl}${route}`;

const locales: Record<string, string> = { es: 'es_CO', 'es-CO': 'es_CO', en: 'en_US', 'zh-Hans': 'zh_CN' };

/** Title and metadata of a page for browsers, search engines and the card of a shared link. */
export function DocumentHead({ meta, lang = 'es-CO', alternates = [], noindex = false }: DocumentHeadProps) {
  const prerendered = usePrerendered();
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
      {prerendered && <SharingCard meta={meta} lang={lang} noindex={noindex} />}
    </>
  );
}

/** For messengers, which read it from the prerendered page when somebody shares its address. */
function SharingCard({
  meta,
  lang,
  noindex,
}: Required<Pick<DocumentHeadProps, 'meta' | 'lang' | 'noindex'>>) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={restaurant.name} />
      <meta property="og:locale" content={locales[lang] ?? 'es_CO'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {!noindex && <meta property="og:url" content={address(meta.route)} />}
      <meta property="og:image" content={address(`/pictures/${meta.share}`)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Structured data for search engines. `<` is escaped, so that no value can end the block. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
