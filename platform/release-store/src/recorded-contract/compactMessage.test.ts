import ts from 'typescript';
import { compactMessage } from './compactMessage';

const chain = (messageText: string, reason: string): ts.DiagnosticMessageChain => ({
  messageText,
  category: ts.DiagnosticCategory.Error,
  code: 1,
  next: [{ messageText: reason, category: ts.DiagnosticCategory.Error, code: 2 }],
});

it('gives the message and its deepest reason', () => {
  expect(compactMessage(chain('A is not B.', "Property 'c' is missing."))).toBe(
    "A is not B: Property 'c' is missing",
  );
});

it('gives the reason alone where whole types are spelt out', () => {
  expect(compactMessage(chain(`Type '{ ${'a: string; '.repeat(20)}}' is not B.`, 'C differs.'))).toBe(
    'C differs',
  );
});

it('leaves out where a type was read from', () => {
  expect(compactMessage('Type \'import("/store/x/index").Dish\' is not B.')).toBe("Type 'Dish' is not B");
});
