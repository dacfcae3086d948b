import { useState } from 'react';
import { mark, NAVIGATION_ID, NEEDS_CODE, TAP } from '@asia/shared/contracts';
import { Icon, LoadBoundary, observer, useHydrated } from '@asia/shared/ui';
import { useTexts } from '@asia/shared/language';
import { frameTexts } from '../texts';
import { overlays } from './overlays';

/**
 * Opens the side drawer, which is fetched at the first sign of interest. Until scripts run, and when the
 * drawer cannot be fetched, it leads to the bar's own links instead.
 */
export const MenuButton = observer(function MenuButton({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const texts = useTexts(frameTexts);
  const [opened, setOpened] = useState(false);
  const Drawer = overlays.value?.MenuDrawer;

  const prepare = () => void overlays.prefetch();
  const open = () => {
    setOpened(true);
    overlays.load().catch(() => {
      setOpened(false);
      window.location.hash = NAVIGATION_ID;
    });
  };

  if (!hydrated) {
    return (
      <a
        className={className}
        href={`#${NAVIGATION_ID}`}
        aria-label={texts.openDrawer}
        {...mark(NEEDS_CODE)}
        {...mark(TAP, 'menu')}
      >
        <Icon name="menu" />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        {...mark(TAP, 'menu')}
        className={className}
        aria-label={texts.openDrawer}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
      </button>
      {Drawer && (
        <LoadBoundary fallback={() => null}>
          <Drawer opened={opened} onClose={() => setOpened(false)} />
        </LoadBoundary>
      )}
    </>
  );
});
