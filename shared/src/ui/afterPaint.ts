import { startTransition, useEffect, useState } from 'react';

let waiting: Set<() => void> | undefined;

/**
 * Runs work after the browser has painted the current render; an effect or a transition of React may run
 * before the paint. All work of one frame shares one callback.
 * @returns cancel
 */
export function afterPaint(work: () => void): () => void {
  const batch = (waiting ??= nextFrame());
  batch.add(work);
  return () => void batch.delete(work);
}

/**
 * Whether the first render of a component is painted: what it leaves out until then does not delay that.
 * @param already for a component that need not wait
 */
export function usePainted(already = false): boolean {
  const [painted, setPainted] = useState(already);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}

function nextFrame(): Set<() => void> {
  const batch = new Set<() => void>();
  requestAnimationFrame(() => {
    waiting = undefined;
    // This callback runs before the paint of its frame; the next task runs after it.
    setTimeout(() => {
      for (const work of batch) work();
    });
  });
  return batch;
}
