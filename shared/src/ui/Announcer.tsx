import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useHydrated } from '../loading/useHydrated';
import classes from './VisuallyHidden.module.css';

const announcement = observable.box('');

/** Announces `text` to screen readers once, after the current speech. */
export function announce(text: string): void {
  // A live region ignores an unchanged text: a trailing space, which is not read, makes a repeated text differ.
  runInAction(() => announcement.set(text === announcement.get() ? `${text}\u00a0` : text));
}

export function announced(): string {
  return announcement.get().trimEnd();
}

/** The one live region of the site. It must be on the page before its first text, so the frame always renders it. */
export const Announcer = observer(({ lang }: { lang?: string | undefined }) => {
  const hydrated = useHydrated();
  const text = announcement.get();
  return (
    <div className={classes.hidden} role="status" aria-live="polite" aria-atomic="true" lang={lang}>
      {hydrated && <span key={text}>{text}</span>}
    </div>
  );
});
