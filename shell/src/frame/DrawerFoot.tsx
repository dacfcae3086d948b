import { Icon } from '@asia/shared/ui';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { OpenLine } from '../opening/OpenLine';

const phone = restaurant.phones.contact[0] ?? '';

/** Open or closed, and the telephone, at the foot of the drawer. */
export function DrawerFoot() {
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
