import { QRCodeSVG } from 'qrcode.react';

/** Damage that the code tolerates: `L` for screens, `M` for paper. */
type Level = 'L' | 'M';

/** Most bytes of a text whose code has 117 modules per side. A phone's camera cannot read one with more on 288 px. */
const MAX_BYTES = { L: 1_273, M: 997 };

export const fitsCode = (text: string, level: Level = 'L') =>
  new TextEncoder().encode(text).length <= MAX_BYTES[level];

interface QrCodeProps {
  /** No longer than `fitsCode` allows. */
  text: string;
  level?: Level;
  /** Accessible name: the target of the code. */
  label: string;
  className?: string;
}

/** A QR code with the quiet zone of four modules that the standard requires. */
export const QrCode = ({ text, level = 'L', label, className }: QrCodeProps) => (
  <QRCodeSVG className={className} value={text} level={level} marginSize={4} aria-label={label} />
);
