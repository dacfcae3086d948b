import { NAVIGATION_ID } from '@asia/shared/contracts';
import { house, useTexts } from '@asia/shared/language';
import { Link } from '@asia/shared/router';
import { Art, observer } from '@asia/shared/ui';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { frameTexts } from '../texts';
import classes from './Bar.module.css';
import { MenuButton } from './MenuButton';
import { NavigationLinks } from './NavigationLinks';

/** The ink bar on top of every page. */
export const Bar = observer(() => {
  const texts = useTexts(frameTexts);
  return (
    <header className={`ink ${classes.bar}`} lang={useTexts(house).lang}>
      <div className={`wrap ${classes.inner}`}>
        <Link className={classes.brand} to="/" aria-label={texts.home}>
          <Art name="brand" />
        </Link>
        {/* On a phone it is out of sight, and without scripts the menu button's `#navegacion` brings it to light. */}
        <nav id={NAVIGATION_ID} className={classes.links} aria-label={texts.mainLinks}>
          <NavigationLinks />
        </nav>
        <LanguageSwitch className={classes.languages} />
        <MenuButton className={classes.menu} />
      </div>
    </header>
  );
});
