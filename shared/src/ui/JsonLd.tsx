import { jsonInHtml } from '../contracts';
import { usePrerendered } from '../loading/useHydrated';

/** Structured data, which search engines read from the prerendered page: a browser neither makes nor changes it. */
export function JsonLd({ of }: { of: () => object }) {
  const prerendered = usePrerendered();
  if (!prerendered) return null;
  const text = typeof window === 'undefined' ? jsonInHtml(of()) : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
