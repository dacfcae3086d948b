/** A picture that does not load must not delay hydration any longer. */
const LCP_WAIT_MS = 4000;

/**
 * Calls back once the first picture has loaded (the connection is free) and once it is painted (the processor is free).
 * Both at once when the guest acts or the time is over.
 */
export function afterLcpImage(steps: { arrived: () => void; painted: () => void }): void {
  const arrived = once(steps.arrived);
  const painted = once(() => {
    arrived();
    for (const type of actions) removeEventListener(type, painted, true);
    steps.painted();
  });
  for (const type of actions) addEventListener(type, painted, true);
  setTimeout(painted, LCP_WAIT_MS);

  const settled = () => {
    arrived();
    requestAnimationFrame(() => setTimeout(painted));
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) settled();
  else for (const end of ['load', 'error']) picture.addEventListener(end, settled);
}

const actions = ['pointerdown', 'keydown'] as const;

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
