import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import { NAVIGATION_ID } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Art, observer } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuButton } from './MenuButton';
import { NavigationLinks } from './NavigationLinks';
import classes from './Bar.module.css';

export const Bar = observer(() => {
  const texts = useTexts(frameTexts);
  const links = useRef<HTMLElement>(null);
  const [linksShown, showLinks] = useState(false);
  useEffect(() => {
    if (linksShown) links.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [linksShown]);
  return (
    <header className={clsx('ink', classes.bar)} lang={useTexts(commonMessages).lang}>
      <div className={clsx('wrap', classes.inner)}>
        <Link className={classes.brand} to="/" aria-label={texts.home}>
          <Art name="brand" />
        </Link>
        {/* Hidden on a phone, until the menu button of a page without scripts links to `#navigation`. */}
        <nav
          id={NAVIGATION_ID}
          ref={links}
          className={classes.links}
          data-shown={linksShown || undefined}
          aria-label={texts.mainLinks}
        >
          <NavigationLinks onClick={() => showLinks(false)} />
        </nav>
        <LanguageSwitch className={classes.languages} />
        <MenuButton className={classes.menu} linksShown={linksShown} showLinks={showLinks} />
      </div>
    </header>
  );
});
