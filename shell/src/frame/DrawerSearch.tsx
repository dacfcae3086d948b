import { useTexts } from '@asia/shared/messages';
import { useNavigate } from '@asia/shared/router';
import { ActionIcon, observer, VisuallyHidden } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { pageFor } from '../routing/routes';
import classes from './DrawerSearch.module.css';

/** Leads to the menu, which searches for the words in `?q=`. */
export const DrawerSearch = observer(() => {
  const texts = useTexts(frameTexts);
  const navigate = useNavigate();
  const menu = pageFor('menu')?.path.toLowerCase();
  if (!menu) return null;
  return (
    <form
      role="search"
      className={classes.search}
      action={menu}
      onSubmit={(event) => {
        event.preventDefault();
        const { value } = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
        const search = String(new URLSearchParams({ q: value }));
        void navigate({ pathname: menu, search }, { replace: true });
        // On the menu only the query changes, and a new query does not scroll.
        window.scrollTo(0, 0);
      }}
    >
      <label>
        <VisuallyHidden key={texts.findDish}>{texts.findDish}</VisuallyHidden>
        <input
          className={classes.input}
          type="search"
          name="q"
          required
          enterKeyHint="search"
          autoComplete="off"
          placeholder={texts.findDish}
        />
      </label>
      <ActionIcon type="submit" className={classes.go} icon="search" label={texts.find} />
    </form>
  );
});
