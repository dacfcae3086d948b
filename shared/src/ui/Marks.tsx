import { clsx } from 'clsx/lite';
import type { Mark } from '../contracts';
import { commonMessages } from '../messages';
import { Icon, type IconName } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import classes from './Marks.module.css';

export const markIcons: Readonly<Record<Mark, IconName>> = {
  V: 'leaf',
  VG: 'vegan',
  P: 'chilli',
  A: 'glass',
  K: 'kid',
};

export interface MarksProps {
  marks: readonly Mark[];
  /** The words of each mark. Without them the Spanish words; those in parentheses are for screen readers only. */
  words?: Readonly<Record<Mark, string>> | undefined;
  /** Class of marks that have a letter too, which a legend explains, with the words in parentheses. It shows the letter on paper. */
  lettered?: string | undefined;
}

/** The marks of a dish, each as an icon and a word; never as a colour alone. */
export function Marks({ marks, words, lettered }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <span className={clsx(classes.marks, lettered)}>
      {marks.map((mark) => {
        const all = (words ?? commonMessages.spanish.marks)[mark];
        const [word, rest] = all.split(/(?= \(|（)/);
        return (
          <span key={mark} className={clsx(classes.mark, classes[mark])}>
            <Icon name={markIcons[mark]} />
            <span>
              <span>{words && !lettered ? all : word}</span>
              {!words && rest && <VisuallyHidden>{rest}</VisuallyHidden>}
            </span>
            {lettered && <b>{mark}</b>}
          </span>
        );
      })}
    </span>
  );
}
