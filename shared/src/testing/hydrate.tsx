import { render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

export const prerender = (page: ReactNode, route = '/') =>
  renderToString(<MemoryRouter initialEntries={[route]}>{page}</MemoryRouter>);

/**
 * Prerenders `page` without a query, as a release does, then hydrates it at `address`. React's development build also reports
 * attributes that differ, to the console, where they fail the test.
 * @param meanwhile what guest, browser and extensions do before hydration
 * @returns the prerendered text, how many pictures a phone loads before hydration, and what React had to draw again
 */
export async function hydrate(
  page: ReactNode,
  address: string,
  meanwhile: (container: HTMLElement) => unknown = () => undefined,
) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = prerender(page, address.replace(/\?.*/, ''));
  const prerendered = container.textContent;
  const pictures = container.querySelectorAll('picture:not(.later, .laterOnPhones)').length;
  await meanwhile(container);
  const differences: unknown[] = [];
  // Chunks arrive during hydration.
  await act(async () => {
    render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>, {
      container,
      hydrate: true,
      onRecoverableError: (error) => differences.push(error),
    });
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { prerendered, pictures, differences };
}

/** As an extension does that fills in passwords or checks spelling. */
export function addNodesBesideFields(container: HTMLElement): void {
  for (const field of container.querySelectorAll('input, select'))
    field.after(document.createElement('grammarly-extension'));
}
