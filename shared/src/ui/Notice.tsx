import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  /** Colour of the edge: `info` gold, `bad` red, `good` green. The words must say it too. */
  tone?: 'info' | 'bad' | 'good';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  /** Screen readers read it when it appears: `assertive` at once, `polite` after the current speech. */
  live?: 'polite' | 'assertive' | undefined;
  lang?: string | undefined;
  className?: string;
}

export function Notice({ tone = 'info', title, children, action, live, lang, className }: NoticeProps) {
  const words = (
    <>
      {title && <p className={classes.title}>{title}</p>}
      {children && <div className={classes.text}>{children}</div>}
    </>
  );
  return (
    <div className={clsx('paper', classes.notice, className)} data-tone={tone} lang={lang}>
      {/* Without the buttons: a changed label would make screen readers repeat the whole notice. */}
      {live ? <div role={live === 'assertive' ? 'alert' : 'status'}>{words}</div> : words}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
