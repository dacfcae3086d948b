import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Whether the first render of a component is painted. Parts that wait for it do not delay that paint.
 * @param already for a component that need not wait
 */
export function usePainted(already = false): boolean {
  const [painted, setPainted] = useState(already);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
