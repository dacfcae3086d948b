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
  const [typed, setTyped] = useState<string | null>(null);
  const take = (written: string) => {
    // A Chinese keyboard writes full-width digits.
    const text = written.normalize('NFKC').trim();
    if (/^\d*[1-9]\d*$/.test(text)) onType(Math.min(Number(text), max));
  };
  return (
    <input
      className="num"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      value={typed ?? value}
      // By click: at the focus, Safari would undo the selection.
      onClick={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value: written } }) => {
        setTyped(written);
        if (live) take(written);
      }}
      onBlur={() => {
        setTyped(null);
        take(typed ?? '');
      }}
      // Hides the keyboard of a phone, as in the search field.
      onKeyPress={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
