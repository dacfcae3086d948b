import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { attribute, NAVIGATION_ID, NEEDS_CODE, TAP_TARGET } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { Icon, LoadBoundary, observer, useHydrated, when } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { drawerInHistory } from './drawerInHistory';
import { menuDrawer } from './overlays';

interface MenuButtonProps {
  className?: string;
  linksShown: boolean;
  showLinks: (shown: boolean) => void;
}

/** Opens the drawer. The links of the bar replace it before hydration, and if its code fails or is slow. */
export const MenuButton = observer(function MenuButton({
  className,
  linksShown,
  showLinks,
}: MenuButtonProps) {
  const hydrated = useHydrated();
  const texts = useTexts(frameTexts);
  const [opened, setOpened] = useState(false);
  const Drawer = menuDrawer.value?.MenuDrawer;

  const prepare = () => void menuDrawer.prefetch();
  const open = async () => {
    if (linksShown) return showLinks(false);
    setOpened(true);
    menuDrawer.load().catch(() => undefined);
    await when(() => menuDrawer.phase !== 'loading');
    // Firefox 92 to 97 have no `<dialog>`.
    if (menuDrawer.phase === 'ready' && 'HTMLDialogElement' in window) return;
    setOpened(false);
    showLinks(true);
  };
  const openAgain = useEffectEvent(() => void open());
  // After a reload with the drawer open.
  useEffect(() => {
    if (drawerInHistory()) openAgain();
  }, []);

  const button = hydrated && {
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': opened || linksShown,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void open();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  };
  return (
    <>
      {/* A link for good: a <button> in its place would lose the click of a finger that is down meanwhile. */}
      <a
        className={className}
        href={`#${NAVIGATION_ID}`}
        aria-label={texts.openDrawer}
        {...attribute(NEEDS_CODE)}
        {...attribute(TAP_TARGET, 'menu')}
        {...button}
      >
        <Icon name="menu" />
      </a>
      {hydrated && Drawer && (
        <LoadBoundary notice={() => null}>
          <Drawer opened={opened} show={setOpened} />
        </LoadBoundary>
      )}
    </>
  );
});
