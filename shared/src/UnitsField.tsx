import { useState } from 'react';

interface UnitsFieldProps {
  value: number;
  /** Largest number that it takes. */
  max: number;
  /** Name of the field: "Cantidad de Lumpia". */
  label: string;
  /** Called when the guest leaves the field; with `live` also while the guest types. */
  onType: (units: number) => void;
  live?: boolean;
}

/** The figure of a counter as a field. Left with 0, or with anything but a whole number, it shows again what was there. */
export function UnitsField({ value, max, label, onType, live = false }: UnitsFieldProps) {
  const [typed, setTyped] = useState<{ text: string; before: number } | null>(null);
  return (
    <input
      className="num"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      value={typed?.text ?? value}
      // By click: at the focus, Safari would undo the selection.
      onClick={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ text, before: typed?.before ?? value });
        if (live) onType(Math.min(readUnits(text) || (typed?.before ?? value), max));
      }}
      onBlur={() => {
        const units = readUnits(typed?.text ?? '');
        if (!live && units > 0) onType(Math.min(units, max));
        setTyped(null);
      }}
      // Hides the keyboard of a phone, as in the search field.
      onKeyPress={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

/** The whole number of a text, 0 for any other. A Chinese keyboard writes full-width digits. */
function readUnits(text: string): number {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}
