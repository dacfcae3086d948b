import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Fails with a list of the rules of WCAG 2.0 to 2.2, A and AA, that `container` breaks. */
export async function expectAccessible(container: Element): Promise<void> {
  // In `act`, because the page may still change meanwhile.
  const { violations } = await act(() =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A component alone has no landmarks, and jsdom has no colours. The journeys check whole pages in a real browser with
      // all rules.
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
