import { openState, pauseText } from '@asia/shared/restaurant';
import { Notice } from '@asia/shared/ui';

export interface OpeningNoticeProps {
  now: Date;
  /** The sentence while the restaurant is closed, given when it opens: `hoy a las 11:00 AM`. */
  closedText: (when: string) => string;
}

/** Says that nobody reads orders now: the restaurant is closed, or the owner has paused deliveries. Blocks nothing. */
export function OpeningNotice({ now, closedText }: OpeningNoticeProps) {
  const state = openState(now);
  const paused = pauseText();
  if (!paused && state.kind !== 'closed') return null;
  return (
    <Notice tone="bad">
      {paused && <p>{paused}</p>}
      {state.kind === 'closed' && <p>{closedText(state.whenOpens)}</p>}
    </Notice>
  );
}
