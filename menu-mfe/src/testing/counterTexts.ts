import { spanish } from '../messages/counter/es';

/** Texts of a row about a dish, with their placeholders filled. */
export const counterTexts = {
  add: (name: string) => spanish.add.replace('{name}', name),
  takeOne: (name: string) => spanish.takeOne.replace('{name}', name),
  takeLast: (name: string) => spanish.takeLast.replace('{name}', name),
  inOrder: (units: number) => spanish.inOrder.replace('{units}', String(units)),
};
