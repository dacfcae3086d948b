import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useHydrated } from '../loading/useHydrated';
import classes from './VisuallyHidden.module.css';

const said = observable.box('');

/** Has screen readers say `text` once, after what they are saying now. */
export function announce(text: string): void {
  // A region that gets the same text again stays silent: a space that nobody hears makes it another text.
  runInAction(() => said.set(text === said.get() ? `${text}\u00a0` : text));
}

/** The last text that was announced, without that space. */
export function announced(): string {
  return said.get().trimEnd();
}

/** The one live region of the site. It must be on the page before its first text, so the frame always renders it. */
export const Announcer = observer(({ lang }: { lang?: string | undefined }) => {
  const hydrated = useHydrated();
  return (
    <div className={classes.hidden} role="status" aria-live="polite" aria-atomic="true" lang={lang}>
      {hydrated && said.get()}
    </div>
  );
});
