import { clsx } from 'clsx/lite';
import { useEffect, useId, useMemo, useState } from 'react';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { announce, Button, Icon, useHydrated } from '@asia/shared/ui';
import { gameTexts } from '../messages/game/es';
import { dealGame, flipBlock, type Game, isFound, orderedGame, turnBack } from './gameState';
import { MemoryBlock } from './MemoryBlock';
import { blockName, flipAnnouncement, scoreText } from './phrases';
import classes from './MemoryGame.module.css';

/** How long two different pictures stay in view. */
const MISMATCH_MS = 1000;

interface MemoryGameProps {
  /** Returns numbers from 0 to less than 1, as `Math.random` does. Tests pass their own. */
  random?: () => number;
}

/** The memory game of the kids' menu. Guests find pairs, and flip two blocks at a time. */
export default function MemoryGame({ random = Math.random }: MemoryGameProps) {
  const titleId = useId();
  const hydrated = useHydrated();
  const pictures = useContent(entry('game'));
  // Prerendered HTML is the same for everybody, so its board is in order, face down. The browser shuffles.
  const dealt = useMemo(() => (hydrated ? dealGame(random) : orderedGame()), [hydrated, random]);
  const [played, setPlayed] = useState<Game | null>(null);
  const game = played ?? dealt;

  const { mismatch } = game;
  useEffect(() => {
    if (!mismatch) return undefined;
    const timer = window.setTimeout(() => setPlayed((now) => now && turnBack(now)), MISMATCH_MS);
    // A restart changes `mismatch`, which ends the timer before it reaches the new board.
    return () => window.clearTimeout(timer);
  }, [mismatch]);

  function flip(index: number) {
    const next = flipBlock(game, index);
    if (next === game) return;
    setPlayed(next);
    announce(flipAnnouncement(next, index, pictures));
  }

  function restart() {
    setPlayed(dealGame(random));
    announce(gameTexts.restarted);
  }

  const score = scoreText(game);
  return (
    <section className="ink section" aria-labelledby={titleId}>
      <div className={clsx('wrap', classes.game)}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {gameTexts.title}
          </h2>
          <p className="soft">{gameTexts.rules}</p>
          <p className={classes.score}>
            <span key={score}>{score}</span>
          </p>
          <Button variant="gold" onClick={restart}>
            <Icon name="retry" />
            <span>{gameTexts.restart}</span>
          </Button>
        </div>
        <div className={classes.board}>
          {game.blocks.map(({ index, image, flipped }) => (
            <MemoryBlock
              key={index}
              name={blockName(game, index, pictures)}
              face={hydrated ? pictures[image]?.picture : undefined}
              flipped={flipped}
              found={isFound(game, index)}
              onFlip={() => flip(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
