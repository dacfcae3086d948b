import { clsx } from 'clsx/lite';
import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { opensElsewhere } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { useLocation } from '@asia/shared/router';
import { ActionIcon, Art, Icon, observer } from '@asia/shared/ui';
import { useDialog } from '@asia/shared/use-dialog';
import { frameTexts } from '../messages';
import { drawerInHistory } from './drawerInHistory';
import { LanguageSwitch } from './LanguageSwitch';
import { NavigationLinks } from './NavigationLinks';
import { OpenLine } from './OpenLine';
import classes from './MenuDrawer.module.css';

interface MenuDrawerProps {
  opened: boolean;
  show: (opened: boolean) => void;
}

/**
 * Whether the drawer is in view. An open drawer has a step in the history, which its links replace. A new location
 * closes the drawer at once.
 */
function useDrawerStep({ opened, show }: MenuDrawerProps): boolean {
  const { key } = useLocation();
  const [under, setUnder] = useState(key);
  if (!opened && under !== key) setUnder(key);
  const inView = opened && under === key;

  useLayoutEffect(() => {
    if (!inView || drawerInHistory()) return;
    const { history } = window;
    history.pushState({ ...history.state, drawer: true }, '');
  }, [inView]);
  useEffect(() => {
    if (!inView) show(false);
  }, [inView, show]);
  useEffect(() => {
    const follow = () => show(drawerInHistory());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show]);
  return inView;
}

const back = () => window.history.back();
const phone = pinnedFacts.phones.contact[0] ?? '';

export const MenuDrawer = observer(function MenuDrawer(props: MenuDrawerProps) {
  const inView = useDrawerStep(props);
  const texts = useTexts(frameTexts);
  const { pathname, search, hash } = useLocation();
  // The page under the drawer already has a step.
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event) || event.currentTarget.getAttribute('href') !== pathname + search + hash)
      return;
    event.preventDefault();
    back();
  };
  const { dialog, first, close } = useDialog<HTMLButtonElement>({ opened: inView, onClose: back });
  const { lang } = useTexts(commonMessages);
  return (
    <dialog {...dialog} className={classes.drawer} aria-label={texts.drawer} lang={lang}>
      <div className={clsx('ink', classes.content)}>
        <Art name="lattice" className={classes.lattice} />
        <div className={classes.top}>
          <ActionIcon ref={first} icon="close" label={texts.closeDrawer} onClick={close} />
        </div>
        <nav className={classes.links} aria-label={texts.drawerLinks}>
          <NavigationLinks replace onClick={stay} />
        </nav>
        <LanguageSwitch replace className={classes.languages} />
        <div className={classes.foot}>
          <OpenLine />
          <a className="link" href={telLink(phone)}>
            <Icon name="phone" />
            <span className="num">{displayPhone(phone)}</span>
          </a>
        </div>
      </div>
    </dialog>
  );
});
