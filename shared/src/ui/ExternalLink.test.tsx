import { render, screen } from '@testing-library/react';
import { commonMessages } from '../messages';
import { Button } from './Button';
import { ExternalLink } from './ExternalLink';

const name = `Ver el mapa ${commonMessages.spanish.newTab}`;

it('opens another tab without a referrer, and names the tab', () => {
  render(
    <ExternalLink href="https://maps.example/">
      <span>Ver el mapa</span>
    </ExternalLink>,
  );
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', 'https://maps.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('can look like a button', () => {
  render(
    <Button component={ExternalLink} href="https://maps.example/" variant="gold">
      <span>Ver el mapa</span>
    </Button>,
  );
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('data-tray', 'gold');
  expect(link).toHaveAttribute('target', '_blank');
});
