let waiting: Set<() => void> | undefined;

/** Runs work after the current render is painted; an effect or a transition of React may run before. @returns cancel */
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
