import { Link } from '@asia/shared/router';
import { Button, Icon } from '@asia/shared/ui';
import styles from './CartaTools.module.css';
import { cartaWords, type CartaWords } from './cartaWords';

const names = { es: 'Español', en: 'English', zh: '中文' } as const;
const languages = ['es', 'en', 'zh'] as const;

/** The other languages of the carta, and printing. */
export function CartaTools({ words }: { words: CartaWords }) {
  return (
    <div className={styles.tools}>
      <nav className={styles.languages} aria-label={words.languages}>
        {languages.map((language) => {
          const { lang, route } = cartaWords[language];
          return (
            <Link
              key={language}
              className={styles.language}
              to={route}
              lang={lang}
              hrefLang={lang}
              aria-current={route === words.route ? 'page' : undefined}
            >
              {names[language]}
            </Link>
          );
        })}
      </nav>
      <Button variant="line" slim onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </Button>
    </div>
  );
}
