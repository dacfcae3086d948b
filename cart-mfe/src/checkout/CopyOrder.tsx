import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@asia/shared/messages';
import { announce, Button, Icon, ignoreSecondTap, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { Sending } from './useSending';
import classes from './CopyOrder.module.css';

export type CopyOrderProps = Pick<Sending, 'message' | 'takeOrder' | 'noteCopied'>;

/** Copies the order to the clipboard, and records that. If the browser refuses, the text appears selected. */
export const CopyOrder = observer(({ message, takeOrder, noteCopied }: CopyOrderProps) => {
  const texts = useTexts(cartTexts);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();

  useEffect(() => {
    if (outcome !== 'failed') return;
    field.current?.select();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const copy = async () => {
    const taken = takeOrder();
    try {
      await navigator.clipboard.writeText(taken.message.whole);
      noteCopied(taken);
      setOutcome('copied');
      announce(texts.copied);
    } catch {
      setOutcome('failed');
      announce(texts.copyFailed);
    }
  };

  return (
    <>
      <Button variant="line" slim full onClick={ignoreSecondTap(() => void copy())}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span>{texts.copy}</span>
      </Button>
      {outcome === 'copied' && <p className={classes.outcome}>{texts.copied}</p>}
      {outcome === 'failed' && (
        <div>
          <p className={classes.failure}>{texts.copyFailed}</p>
          <label className="small" htmlFor={label}>
            {texts.orderText}
          </label>
          <textarea
            id={label}
            ref={field}
            className={classes.text}
            rows={6}
            readOnly
            lang="es-CO"
            translate="no"
            value={message.whole}
          />
        </div>
      )}
    </>
  );
});
