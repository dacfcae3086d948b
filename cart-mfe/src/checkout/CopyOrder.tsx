import { announce, Button, Icon } from '@asia/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './CopyOrder.module.css';

const COPIED = 'Pedido copiado. Pégalo en el chat del restaurante.';
const FAILED = 'No se pudo copiar. Selecciona el texto y cópialo.';

/** Puts the order on the clipboard; where that is not allowed, shows its text selected. */
export function CopyOrder({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();

  useEffect(() => {
    if (outcome === 'failed') field.current?.select();
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(COPIED);
    } catch {
      setOutcome('failed');
      announce(FAILED);
    }
  };

  return (
    <>
      <Button variant="line" slim full onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        Copiar pedido
      </Button>
      {outcome === 'copied' && <p className={classes.outcome}>{COPIED}</p>}
      {outcome === 'failed' && (
        <div>
          <p className={classes.outcome}>{FAILED}</p>
          <label className="small" htmlFor={label}>
            Texto del pedido
          </label>
          <textarea id={label} ref={field} className={classes.text} rows={6} readOnly value={text} />
        </div>
      )}
    </>
  );
}
