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
