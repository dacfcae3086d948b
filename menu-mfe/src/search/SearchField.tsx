import { useEffect, useId, useRef } from 'react';
import { Icon, VisuallyHidden } from '@asia/shared/ui';
import styles from './SearchField.module.css';

export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the page came alive counts too.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && value === '') onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, when the page comes alive
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>Busca un plato</VisuallyHidden>
        <Icon name="search" className={styles.icon} />
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Camarón, lumpia, arroz…"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The results are there already: the key only takes the keyboard of a phone off them.
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}
