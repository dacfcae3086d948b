import type { Mark } from '../contracts';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import classes from './Marks.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const signs: Record<Mark, { icon: IconName; word: string; rest?: string }> = {
  P: { icon: 'chilli', word: 'Picante' },
  V: { icon: 'leaf', word: 'Vegetariano', rest: ' (puede llevar huevo o leche)' },
  VG: { icon: 'vegan', word: 'Vegano' },
  A: { icon: 'glass', word: 'Con alcohol' },
  K: { icon: 'kid', word: 'Para niñas y niños' },
};

export interface MarksProps {
  marks: readonly Mark[];
  /** The whole wording of each mark, as the dish sheet shows it; otherwise only a listener hears all of it. */
  words?: Readonly<Record<Mark, string>> | undefined;
  className?: string;
}

/** What a dish is, by drawing and word together; never by colour alone. */
export function Marks({ marks, words, className }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <span className={classNames(classes.marks, className)}>
      {marks.map((mark) => {
        const { icon, word, rest } = signs[mark];
        return (
          <span key={mark} className={classNames(classes.mark, classes[mark])}>
            <Icon name={icon} />
            <span>
              {words ? words[mark] : word}
              {!words && rest && <VisuallyHidden>{rest}</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}
