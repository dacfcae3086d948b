import { render } from '@testing-library/react';
import { useOverlay } from './useOverlay';

function Overlay({ opened }: { opened: boolean }) {
  useOverlay(opened);
  return null;
}

const page = document.documentElement.style;

describe('useOverlay', () => {
  it('holds the page while it is open, and lets it go', () => {
    const { rerender, unmount } = render(<Overlay opened={false} />);
    expect(page.overflow).toBe('');
    rerender(<Overlay opened />);
    expect(page.overflow).toBe('hidden');
    rerender(<Overlay opened={false} />);
    expect(page.overflow).toBe('');
    rerender(<Overlay opened />);
    unmount();
    expect(page.overflow).toBe('');
  });
});
