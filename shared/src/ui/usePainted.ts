import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Whether the component's first render is painted: parts that wait for it do not delay that paint. */
export function usePainted(already = false): boolean {
  const [painted, setPainted] = useState(already);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
