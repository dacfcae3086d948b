/** Waits until a condition holds, for at most five seconds. @throws Error after that */
export async function until(
  holds: () => boolean | Promise<boolean>,
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, 20)),
): Promise<void> {
  for (const end = Date.now() + 5_000; !(await holds()); await wait())
    if (Date.now() > end) throw new Error('not within 5 s');
}
