import { Loadable } from '../Loadable';

/** A part whose attempts get these answers, one after the other. */
export function partThat(...answers: (string | Error)[]) {
  const ask = jest.fn((_attempt: number) => {
    const answer = answers.shift() ?? 'soup';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ask, part: new Loadable('salon-mfe/MemoryGame', ask) };
}

/** A part that loads or fails when the test calls `answer` or `refuse`. */
export function slowPart() {
  let answer: (value: string) => void = () => undefined;
  let refuse: (cause: Error) => void = () => undefined;
  const part = new Loadable(
    'menu-mfe/MenuPage',
    () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  return { part, answer: () => answer('soup'), refuse: () => refuse(new Error('cut')) };
}
