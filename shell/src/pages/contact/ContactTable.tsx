import type { ReactNode } from 'react';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { displayPhone, pinnedFacts, telLink } from '@asia/shared/restaurant';
import { ExternalLink, observer, VisuallyHidden } from '@asia/shared/ui';
import { SpecialDays } from '../../frame/OpenLine';
import { pageTexts } from '../../messages/pages';
import classes from './ContactTable.module.css';

const { address, hours, instagram, phones } = pinnedFacts;

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="num" href={telLink(phone)}>
      {displayPhone(phone)}
    </a>
  );
}

export const ContactTable = observer(() => {
  const { lang } = useTexts(commonMessages);
  const texts = useTexts(pageTexts);
  const [first = '', second = ''] = phones.contact;
  const rows: [string, ReactNode][] = [
    [texts.phone, <PhoneLink key="first" phone={first} />],
    [texts.otherPhone, <PhoneLink key="second" phone={second} />],
    [
      texts.instagram,
      <ExternalLink key="social" href={instagram.url}>
        <span>{instagram.handle}</span>
      </ExternalLink>,
    ],
    [texts.address, address.oneLine],
    [texts.hours, [...hours.map(({ text }) => <div key={text}>{text}</div>), <SpecialDays key="special" />]],
  ];
  return (
    <table className={classes.table}>
      <caption lang={lang}>
        <VisuallyHidden>{texts.contactDetails}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" lang={lang}>
              {label}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
