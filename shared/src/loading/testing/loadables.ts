import { Loadable } from '../Loadable';

export function loadableThat(...answers: (string | Error)[]) {
  const ask = jest.fn((_attempt: number) => {
    const answer = answers.shift() ?? 'soup';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ask, loadable: new Loadable('salon-mfe/MemoryGame', ask) };
}

/** A loadable that loads or fails when the test calls `answer` or `refuse`. */
export function slowLoadable() {
  let answer: (value: string) => void = () => undefined;
  let refuse: (cause: Error) => void = () => undefined;
  const loadable = new Loadable(
    'menu-mfe/MenuPage',
    () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  return { loadable, answer: () => answer('soup'), refuse: () => refuse(new Error('cut')) };
}
