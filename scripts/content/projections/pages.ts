import type { PageMeta } from '@asia/shared/menu';
import type { Content, ContentPage } from '../Content';

export function pageMeta({ route, title, description, share, alt }: ContentPage): PageMeta {
  return { route, title, description, share, shareAlt: alt };
}

/** `{ [route]: PageMeta }` of every route, and `404`. */
export function pages(content: Content): Record<string, PageMeta> {
  return Object.fromEntries(content.pages.map((page) => [page.route, pageMeta(page)]));
}
