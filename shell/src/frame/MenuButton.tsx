import { useState } from 'react';
import { mark, NAVIGATION_ID, NEEDS_CODE, TAP } from '@asia/shared/contracts';
import { Icon, LoadBoundary, observer, useHydrated } from '@asia/shared/ui';
import { DrawerFoot } from './DrawerFoot';
import classes from './MenuButton.module.css';
import { NavigationLinks } from './NavigationLinks';
import { overlays } from './overlays';

const label = 'Abrir el menú de navegación';

/**
 * Opens the side drawer, which is fetched at the first sign of interest. Until scripts run, and when the
 * drawer cannot be fetched, it leads to the bar's own links instead.
 */
export const MenuButton = observer(function MenuButton({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const Drawer = overlays.value?.SideDrawer;

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
        aria-label={label}
        {...mark(NEEDS_CODE)}
        {...mark(TAP, 'menu')}
      >
        <Icon name="menu" />
      </a>
    );
  }
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        {...mark(TAP, 'menu')}
        className={className}
        aria-label={label}
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
          <Drawer
            opened={opened}
            onClose={close}
            label="Navegación"
            closeLabel="Cerrar el menú de navegación"
            foot={<DrawerFoot />}
          >
            <nav className={classes.links} aria-label="Menú lateral">
              <NavigationLinks onChosen={close} />
            </nav>
          </Drawer>
        </LoadBoundary>
      )}
    </>
  );
});
