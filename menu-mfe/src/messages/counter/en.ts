import type { CounterTexts } from './es';

export default {
  add: 'Add {name}',
  takeOne: 'One less of {name}',
  takeLast: 'Remove {name}',
  inOrder: '{units} in your order',
} satisfies CounterTexts;
