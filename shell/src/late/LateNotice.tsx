import type { ReactNode } from 'react';
import { ANEW, LATE_ID } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/restaurant';
import { Button, ExternalLink, Notice } from '@asia/shared/ui';
import classes from './LateNotice.module.css';

/**
 * Written into each page and shown by its style sheet alone, when no script has come for a while: not even the first one
 * is needed for it. Without a style sheet it stands below the text from the beginning.
 */
export function LateNotice(): ReactNode {
  return (
    <div id={LATE_ID} className={classes.late} role="status">
      <Notice
        title="La conexión está lenta. Puedes seguir leyendo."
        action={
          <>
            <Button component="a" variant="line" slim href={`?${ANEW}`}>
              Recargar la página
            </Button>
            <Button component={ExternalLink} variant="line" slim href={greetingLink()}>
              Pedir por WhatsApp
            </Button>
          </>
        }
      />
    </div>
  );
}
