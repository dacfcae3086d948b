import qrcode from 'qrcode-generator';

/** Light modules around the code, without which it is not found. */
const QUIET = 4;

export interface LiveCartaCodeProps {
  url: string;
  label: string;
  className?: string;
}

/** The address of the carta as a code that a telephone reads from paper. */
export function LiveCartaCode({ url, label, className }: LiveCartaCodeProps) {
  const code = qrcode(0, 'M');
  code.addData(url);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET;
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
