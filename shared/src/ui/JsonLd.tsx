import { jsonInHtml } from '../contracts';
import { usePrerendered } from '../loading/useHydrated';

/** Structured data for search engines, which read it from the prerendered page. A browser neither makes it nor changes it. */
export function JsonLd({ of }: { of: () => object }) {
  const prerendered = usePrerendered();
  if (!prerendered) return null;
  const text = typeof window === 'undefined' ? jsonInHtml(of()) : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
