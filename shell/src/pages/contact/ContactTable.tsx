import type { ReactNode } from 'react';
import { displayPhone, restaurant, telLink } from '@asia/shared/restaurant';
import { ExternalLink, VisuallyHidden } from '@asia/shared/ui';
import { factNames } from '../../messages/facts/es';
import { pageTexts } from '../../messages/pages/es';
import classes from './ContactTable.module.css';

const { address, hours, instagram, phones } = restaurant;

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="num" href={telLink(phone)}>
      {displayPhone(phone)}
    </a>
  );
}

/** Every way to reach the restaurant, as a table. */
export function ContactTable() {
  const [first = '', second = ''] = phones.contact;
  const rows: [string, ReactNode][] = [
    [pageTexts.phone, <PhoneLink key="first" phone={first} />],
    [pageTexts.otherPhone, <PhoneLink key="second" phone={second} />],
    [
      pageTexts.instagram,
      <ExternalLink key="social" href={instagram.url}>
        <span>{instagram.handle}</span>
      </ExternalLink>,
    ],
    [factNames.address, address.oneLine],
    [factNames.hours, hours.map(({ text }) => <div key={text}>{text}</div>)],
  ];
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{pageTexts.contactDetails}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
