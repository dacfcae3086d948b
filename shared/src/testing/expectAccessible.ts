import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with the list of rules that `container` breaks: WCAG 2.0 to 2.2, A and AA.
 * Colours are not looked at: jsdom has none.
 */
export async function expectAccessible(container: Element): Promise<void> {
  // What still moves on the page may come to rest meanwhile.
  const { violations } = await act(() =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A part of a page has no landmarks, and jsdom neither colours nor a canvas; the journeys in a real
      // browser look at whole pages with all rules.
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    }),
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
  );
  expect(found).toEqual([]);
}
