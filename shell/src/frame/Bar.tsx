import { NAVIGATION_ID } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Art } from '@asia/shared/ui';
import classes from './Bar.module.css';
import { MenuButton } from './MenuButton';
import { NavigationLinks } from './NavigationLinks';

/** The ink bar on top of every page. */
export function Bar() {
  return (
    <header className={`ink ${classes.bar}`}>
      <div className={`wrap ${classes.inner}`}>
        <Link className={classes.brand} to="/" aria-label="Asia, ir al inicio">
          <Art name="brand" />
        </Link>
        {/* On a phone it is out of sight, and without scripts the menu button's `#navegacion` brings it to light. */}
        <nav id={NAVIGATION_ID} className={classes.links} aria-label="Principal">
          <NavigationLinks />
        </nav>
        <MenuButton className={classes.menu} />
      </div>
    </header>
  );
}
