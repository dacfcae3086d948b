import qrcode from 'qrcode-generator';

/** Modules per side. On 288 px, a phone's camera cannot read a code with more. */
const MOST_MODULES = 117;
/** Width of the quiet zone that the standard requires around a code, in modules. */
const QUIET = 4;

interface DrawnCode {
  /** Side of the drawing in modules, with the quiet zone. */
  size: number;
  /** SVG path of the dark modules: one rectangle for each run in a row. */
  path: string;
}

/**
 * Draws `text` as a QR code; null if it is too long for a camera.
 * @param level how much of the code may be damaged: `L` for screens, `M` for paper
 */
export function drawCode(text: string, level: 'L' | 'M' = 'L'): DrawnCode | null {
  const code = qrcode(0, level);
  code.addData(text);
  try {
    code.make();
  } catch {
    return null;
  }
  const modules = code.getModuleCount();
  if (modules > MOST_MODULES) return null;

  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      let run = 0;
      while (column + run < modules && code.isDark(row, column + run)) run += 1;
      if (run > 0) path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return { size: modules + 2 * QUIET, path };
}

interface QrCodeProps {
  code: DrawnCode;
  /** Accessible name: where the code leads. */
  label: string;
  className?: string;
}

/** A drawn code; its class gives it colour and size. */
export function QrCode({ code, label, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
