import type { Mark } from '../contracts';
import { markNames } from '../menu/marks';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import classes from './Marks.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** The drawing of each mark. */
export const markIcons: Readonly<Record<Mark, IconName>> = {
  V: 'leaf',
  VG: 'vegan',
  P: 'chilli',
  A: 'glass',
  K: 'kid',
};

export interface MarksProps {
  marks: readonly Mark[];
  /** The whole wording of each mark, as the dish sheet shows it; otherwise only a listener hears all of it. */
  words?: Readonly<Record<Mark, string>> | undefined;
}

/** What a dish is, by drawing and word together; never by colour alone. */
export function Marks({ marks, words }: MarksProps) {
  if (marks.length === 0) return null;
  return (
    <span className={classes.marks}>
      {marks.map((mark) => {
        // What stands between parentheses is for listeners.
        const [word, rest] = markNames[mark].split(/(?= \()/);
        return (
          <span key={mark} className={classNames(classes.mark, classes[mark])}>
            <Icon name={markIcons[mark]} />
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
