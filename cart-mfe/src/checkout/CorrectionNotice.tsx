import { useState } from 'react';
import { orderRecord, type SentOrder } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { ignoreSecondTap, Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { formatMoment } from '../order-memory/SentNotice';
import { hashDetails } from '../order-message/orderIdentity';
import { CORRECTION_ID } from './guestFields';
import { draft } from './useDraft';

export interface CorrectionNoticeProps {
  /** The sent order that this one corrects, unless the guest says otherwise. */
  corrects: SentOrder | null;
  /** Whether this order is one that was sent. */
  sent: boolean;
  onAnother: () => void;
}

/** Says that the message corrects a sent order, until the guest makes it another order. */
export const CorrectionNotice = observer(({ corrects, sent, onAnother }: CorrectionNoticeProps) => {
  const texts = useTexts(cartTexts);
  const { undo } = useTexts(commonMessages);
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null);
  if (corrects) {
    const { code, at, copied } = corrects;
    const makeAnother = () => {
      setTakeBack(() => endOrder(corrects));
      onAnother();
    };
    const say = copied ? texts.correctsCopied : texts.corrects;
    return (
      <Notice live="polite" action={<Choice label={texts.another} onChoose={makeAnother} />}>
        <p id={CORRECTION_ID} key={code}>
          {say(code, formatMoment(new Date(at)))}
        </p>
      </Notice>
    );
  }
  if (!takeBack || sent) return null;
  const correctAgain = () => {
    takeBack();
    setTakeBack(null);
  };
  return (
    <Notice live="polite" action={<Choice label={undo} onChoose={correctAgain} />}>
      <p id={CORRECTION_ID}>{texts.isAnother}</p>
    </Notice>
  );
});

const Choice = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <button type="button" className="link small" onClick={ignoreSecondTap(onChoose)}>
    <span key={label}>{label}</span>
  </button>
);

/** Ends the sent order. Its note and time end with it; those that the guest has changed since are of the next order. */
function endOrder({ request }: SentOrder): () => void {
  const { details } = draft;
  const takeBack = orderRecord.end();
  if (hashDetails(details).request !== request)
    for (const field of ['note', 'when'] as const) draft.write(field, details[field]);
  return takeBack;
}
