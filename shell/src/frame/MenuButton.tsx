import { useState } from 'react';
import { mark, NAVIGATION_ID, NEEDS_CODE, TAP } from '@asia/shared/contracts';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { Icon, LoadBoundary, observer, useHydrated } from '@asia/shared/ui';
import { DrawerSearch } from './DrawerSearch';
import classes from './MenuButton.module.css';
import { NavigationLinks } from './NavigationLinks';
import { house, useTexts } from '@asia/shared/language';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { frameTexts } from '../texts';
import { OpenLine } from '../opening/OpenLine';
import { overlays } from './overlays';

/**
 * Opens the side drawer, which is fetched at the first sign of interest. Until scripts run, and when the
 * drawer cannot be fetched, it leads to the bar's own links instead.
 */
export const MenuButton = observer(function MenuButton({ className }: { className?: string }) {
  const hydrated = useHydrated();
  const texts = useTexts(frameTexts);
  const { lang } = useTexts(house);
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
        aria-label={texts.openDrawer}
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
          <Drawer
            opened={opened}
            onClose={close}
            lang={lang}
            label={texts.drawer}
            closeLabel={texts.closeDrawer}
            foot={<DrawerFoot />}
          >
            <DrawerSearch onSearch={close} />
            <nav className={classes.links} aria-label={texts.drawerLinks}>
              <NavigationLinks onChosen={close} />
            </nav>
            <LanguageSwitch className={classes.languages} />
          </Drawer>
        </LoadBoundary>
      )}
    </>
  );
});

const phone = restaurant.phones.contact[0] ?? '';

/** Open or closed, and the telephone, at the foot of the drawer. */
function DrawerFoot() {
  return (
    <>
      <OpenLine />
      <a className="link" href={telLink(phone)}>
        <Icon name="phone" />
        <span className="num">{displayPhone(phone)}</span>
      </a>
    </>
  );
}
