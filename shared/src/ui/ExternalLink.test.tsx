import { render, screen } from '@testing-library/react';
import { commonMessages } from '../messages';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';

const map = { href: 'https://maps.example/', children: <span>Ver el mapa</span> };

it.each([
  ['a link', <ExternalLink {...map} />, null],
  ['a button', <Button component={ExternalLink} variant="gold" {...map} />, 'gold'],
])('opens another tab without a referrer, names the tab, and looks like %s', (_, element, tray) => {
  render(element);
  const link = screen.getByRole('link', { name: `Ver el mapa ${commonMessages.spanish.newTab}` });
  expect(link).toHaveAttribute('href', map.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.dataset.tray ?? null).toBe(tray);
});
