import { useState } from 'react';

interface UnitsFieldProps {
  value: number;
  /** Largest number that it takes. */
  max: number;
  /** Name of the field: "Cantidad de Lumpia". */
  label: string;
  onType: (units: number) => void;
}

/** The figure of a counter as a field. Left with 0, or with anything but a whole number, it shows again what was there. */
export function UnitsField({ value, max, label, onType }: UnitsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    // A Chinese keyboard writes full-width digits.
    const text = typed?.normalize('NFKC').trim() ?? '';
    setTyped(null);
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
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      // Hides the keyboard of a phone, as in the search field.
      onKeyPress={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
