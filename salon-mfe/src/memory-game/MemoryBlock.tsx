import type { PictureRef } from '@asia/shared/contracts';
import { Art, Icon, Picture } from '@asia/shared/ui';
import classes from './MemoryBlock.module.css';

interface MemoryBlockProps {
  name: string;
  /** Absent until the board is dealt, which happens in the browser. */
  face: PictureRef | undefined;
  flipped: boolean;
  found: boolean;
  onFlip: () => void;
}

/** One block of the board: a picture, face down until it is flipped. */
export function MemoryBlock({ name, face, flipped, found, onFlip }: MemoryBlockProps) {
  return (
    <button
      type="button"
      className={classes.block}
      aria-label={name}
      data-flipped={flipped || undefined}
      data-found={found || undefined}
      onClick={onFlip}
    >
      <span className={classes.turn}>
        <Art name="lattice" className={classes.back} />
        <span className={classes.face}>
          {face && <Picture picture={face} alt="" sizes="(min-width: 40em) 8rem, 22vw" />}
        </span>
      </span>
      {found && (
        <span className={classes.tick}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
