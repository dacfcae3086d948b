import type { ReactNode } from 'react';
import { classNames } from './classNames';
import classes from './Notice.module.css';

export interface NoticeProps {
  /** `info` gold, `bad` lacquer, `good` jade: the colour of its edge, never the only sign. */
  tone?: 'info' | 'bad' | 'good';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  /** Spoken when it appears: `assertive` at once, `polite` after what is being read. */
  live?: 'polite' | 'assertive' | undefined;
  /** Language of its words, where it is not that of the page. */
  lang?: string | undefined;
  className?: string;
}

/** Something to know, said next to the place that it concerns. */
export function Notice({ tone = 'info', title, children, action, live, lang, className }: NoticeProps) {
  const words = (
    <>
      {title && <p className={classes.title}>{title}</p>}
      {children && <div className={classes.text}>{children}</div>}
    </>
  );
  return (
    <div className={classNames('paper', classes.notice, className)} data-tone={tone} lang={lang}>
      {/* Without the buttons: one that changes its label would have all of it said again. */}
      {live ? <div role={live === 'assertive' ? 'alert' : 'status'}>{words}</div> : words}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
