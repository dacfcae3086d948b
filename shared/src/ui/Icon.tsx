import { clsx } from 'clsx/lite';
import classes from './Icon.module.css';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  pin: 'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  bag: 'M4.5 10h15l-1.8 10H6.3zM4.5 10 7 6.5M19.5 10 17 6.5M7 6.5h10M8 6.5c0-5 8-5 8 0',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  whatsapp:
    'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M16.6 7.4v.01',
  leaf: 'M5 20c0-10 5-15 15-16 0 11-5 15-12 14M5 20c2-5 5-8 9-10',
  vegan: 'M12 20v-9M12 11c0-4-3-6-7-6 0 4 3 6 7 6zM12 14c0-3 3-5 7-5 0 3.5-3 5-7 5',
  chilli: 'M14 7c3 0 5 1.5 5 4 0 5-6 9-14 9 5-2 5-5 6-9 .5-2.5 1.5-4 3-4zM14 7c0-2 1-3.5 3-4',
  glass: 'M7 3h10l-1 7a4 4 0 0 1-8 0zM12 14v6M8.5 20.5h7',
  kid: 'M12 3l6 7-6 7-6-7zM12 17c0 3 3 2 3 4M6 10h12M12 3v14',
  check: 'M5 13l4 4L19 7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4',
  bin: 'M5 7h14M10 11v6M14 11v6M6.5 7l1 13h9l1-13M9 7V4h6v3',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;

export type IconName = keyof typeof paths;

/** A small icon beside a word. A button with only an icon needs a label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={clsx(classes.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
