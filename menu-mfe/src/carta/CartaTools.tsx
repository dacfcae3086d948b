import { Button, Icon } from '@asia/shared/ui';
import styles from './CartaTools.module.css';
import type { CartaWords } from './cartaWords';

/** What else can be done with a carta: print it. Its languages stand in the bar of every page. */
export function CartaTools({ words }: { words: CartaWords }) {
  return (
    <p className={styles.tools}>
      <Button variant="line" slim onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </Button>
    </p>
  );
}
