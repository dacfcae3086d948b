import { commonMessages, useTexts } from '@asia/shared/messages';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { Icon, observer } from '@asia/shared/ui';
import { SideDrawer } from '@asia/shared/ui-overlays';
import { frameTexts } from '../messages';
import { DrawerSearch } from './DrawerSearch';
import { LanguageSwitch } from './LanguageSwitch';
import { NavigationLinks } from './NavigationLinks';
import { OpenLine } from './OpenLine';
import classes from './MenuDrawer.module.css';

// Exported here to be in the same chunk: drawer and toasts use the same code of Mantine.
export { CartToasts } from '@asia/shared/ui-overlays';

/** The drawer of a phone: search, the pages, the language. */
export const MenuDrawer = observer(function MenuDrawer(props: { opened: boolean; onClose: () => void }) {
  const texts = useTexts(frameTexts);
  return (
    <SideDrawer
      {...props}
      lang={useTexts(commonMessages).lang}
      label={texts.drawer}
      closeLabel={texts.closeDrawer}
      foot={<DrawerFoot />}
    >
      <DrawerSearch onSearch={props.onClose} />
      <nav className={classes.links} aria-label={texts.drawerLinks}>
        <NavigationLinks onChosen={props.onClose} />
      </nav>
      <LanguageSwitch className={classes.languages} />
    </SideDrawer>
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
