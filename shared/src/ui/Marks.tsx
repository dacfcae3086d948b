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
  /** The full words of each mark, for the dish sheet. Without them the words in parentheses are for screen readers only. */
  words?: Readonly<Record<Mark, string>> | undefined;
}

/** The marks of a dish, each as an icon and a word; never as a colour alone. */
export function Marks({ marks, words }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <span className={classes.marks}>
      {marks.map((mark) => {
        // The words in parentheses are for screen readers.
        const [word, rest] = commonMessages.spanish.marks[mark].split(/(?= \()/);
        return (
          <span key={mark} className={clsx(classes.mark, classes[mark])}>
            <Icon name={markIcons[mark]} />
            <span>
              <span>{words ? words[mark] : word}</span>
              {!words && rest && <VisuallyHidden>{rest}</VisuallyHidden>}
            </span>
          </span>
        );
      })}
    </span>
  );
}
