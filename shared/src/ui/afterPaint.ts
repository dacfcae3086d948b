let waiting: Set<() => void> | undefined;

/**
 * Runs work once the browser has painted what was just drawn: neither an effect nor a transition of React waits for that.
 * All work of one frame shares one callback.
 * @returns cancel
 */
export function afterPaint(work: () => void): () => void {
  const batch = (waiting ??= nextFrame());
  batch.add(work);
  return () => void batch.delete(work);
}

function nextFrame(): Set<() => void> {
  const batch = new Set<() => void>();
  requestAnimationFrame(() => {
    waiting = undefined;
    // The frame's callbacks run before its paint, so the work is left to the task after it.
    setTimeout(() => {
      for (const work of batch) work();
    });
  });
  return batch;
}
