import { useId, useState } from 'react';
// By module name, not by path: a page has one copy of each of these modules.
import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { useSaveOnLeave } from './useSaveOnLeave';
import classes from './UnitsField.module.css';

interface UnitsFieldProps {
  value: number;
  max: number;
  label: string;
  /** Called when the guest leaves the field or the page; with `live` also while the guest types. */
  onType: (units: number) => void;
  live?: boolean;
}

/** A counter's number as a field: it takes whole numbers up to `max`, corrects anything else, and says so. */
export const UnitsField = observer(({ value, max, label, onType, live = false }: UnitsFieldProps) => {
  const texts = useTexts(commonMessages);
  const notice = useId();
  const [typed, setTyped] = useState<{ text: string; before: number } | null>(null);
  /** The number in place of a text that the field did not take. */
  const [corrected, setCorrected] = useState<number | null>(null);
  if (corrected !== null && corrected !== value) setCorrected(null);

  const settle = () => {
    if (!typed) return;
    const units = readUnits(typed.text);
    const taken = units > 0 ? Math.min(units, max) : live ? typed.before : value;
    if (units > 0 && !live) onType(taken);
    setCorrected(typed.text.trim() === '' || taken === units ? null : taken);
    setTyped(null);
  };
  useSaveOnLeave(settle);

  return (
    <>
      <input
        className="num"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-describedby={notice}
        value={typed?.text ?? value}
        // By click: at the focus, Safari would undo the selection.
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value: text } }) => {
          const before = typed?.before ?? value;
          setTyped({ text, before });
          setCorrected(null);
          if (live) onType(Math.min(readUnits(text) || before, max));
        }}
        onBlur={settle}
        // Hides the keyboard of a phone.
        onKeyPress={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {/* On the page before its text, which screen readers then announce. */}
      <span id={notice} role="status" className={classes.notice}>
        {corrected !== null && <span>{texts.wholeUnits(max, corrected)}</span>}
      </span>
    </>
  );
});

/** The whole number of a text, 0 for any other. A Chinese keyboard writes full-width digits. */
function readUnits(text: string): number {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
