import { useState, type ComponentType } from 'react';
import { mark, NAVIGATION_ID, NEEDS_CODE, TAP } from '@asia/shared/contracts';
import { Icon, useHydrated } from '@asia/shared/ui';
import type { SideDrawerProps } from '@asia/shared/ui-overlays';
import { DrawerFoot } from './DrawerFoot';
import classes from './MenuButton.module.css';
import { NavigationLinks } from './NavigationLinks';

const loadOverlays = () => import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays');
const label = 'Abrir el menú de navegación';

/**
 * Opens the side drawer, which is fetched at the first sign of interest. Until scripts run, and when the
 * drawer cannot be fetched, it leads to the bar's own links instead.
 */
export function MenuButton({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ Drawer: ComponentType<SideDrawerProps> } | null>(null);

  async function load(): Promise<boolean> {
    if (loaded) return true;
    try {
      const { SideDrawer } = await loadOverlays();
      setLoaded({ Drawer: SideDrawer });
      return true;
    } catch {
      return false;
    }
  }

  async function open() {
    setOpened(true);
    if (await load()) return;
    setOpened(false);
    window.location.hash = NAVIGATION_ID;
  }

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
        onClick={() => void open()}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Icon name="menu" />
      </button>
      {loaded && (
        <loaded.Drawer
          opened={opened}
          onClose={close}
          label="Navegación"
          closeLabel="Cerrar el menú de navegación"
          foot={<DrawerFoot />}
        >
          <nav className={classes.links} aria-label="Menú lateral">
            <NavigationLinks onChosen={close} />
          </nav>
        </loaded.Drawer>
      )}
    </>
  );
}
