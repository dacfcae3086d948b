import type { CounterWords } from '../RowCounter';

export default {
  add: 'Add {name}',
  takeOne: 'One less of {name}',
  takeLast: 'Remove {name}',
  inOrder: '{units} in your order',
} satisfies CounterWords;
