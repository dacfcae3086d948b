import { act } from '@testing-library/react';

let width = 1024;
const queryLists = new Set<EventTarget & { matches: boolean; media: string }>();

/** Whether the window matches `(min-width: …)` or `(max-width: …)`, in px or em; supports no other queries. */
function matchesWidth(query: string): boolean {
  const [, bound, number, unit] = /^\((min|max)-width: ([\d.]+)(px|em)\)$/.exec(query) ?? [];
  const pixels = Number(number) * (unit === 'em' ? 16 : 1);
  return bound === 'min' ? width >= pixels : width <= pixels;
}

/** Sets the width of the window in pixels, until the end of the test file, and notifies media queries. */
export function setWidth(pixels: number): void {
  width = pixels;
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), { media, matches: matchesWidth(media) });
    queryLists.add(list);
    return list as unknown as MediaQueryList;
  };
  act(() => {
    for (const list of queryLists) {
      list.matches = matchesWidth(list.media);
      list.dispatchEvent(Object.assign(new Event('change'), { matches: list.matches }));
    }
  });
}
