import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useHydrated } from '../loading/useHydrated';
import classes from './VisuallyHidden.module.css';

const said = observable.box('');

/** Has screen readers say `text` once, when they have finished what they are saying. */
export function announce(text: string): void {
  // A region that receives the text it already holds stays silent, so a repetition differs by an unheard space.
  runInAction(() => said.set(text === said.get() ? `${text}\u00a0` : text));
}

/** The last text that was announced, without what makes repetitions differ. */
export function announced(): string {
  return said.get().trimEnd();
}

/** The one live region of the site. It must be in the page before the first text, so the frame renders it for good. */
export const Announcer = observer(({ lang }: { lang?: string | undefined }) => {
  const hydrated = useHydrated();
  return (
    <div className={classes.hidden} role="status" aria-live="polite" aria-atomic="true" lang={lang}>
      {hydrated && said.get()}
    </div>
  );
});
