import path from 'node:path';
import ts from 'typescript';
import type { EntriesByName } from '@asia/shared/contracts';
import { SHAPE_NAMES } from './shapeOf';

/** An entry, and the key of `ContentEntries` that has its type. */
export interface Wanted {
  key: string;
  name: string;
}

/** The place where an entry does not fit its type. */
export interface Difference {
  /** Within the entry: `dishes.3.price`; empty for the entry itself. */
  field: string;
  /** The value there; absent without one. */
  value?: unknown;
  /** The declarations have no type for it. */
  isUntyped?: boolean;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es5.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Allows properties that a type does not name, at any depth. A type that is not there is `any` for the compiler, and
 * would allow everything: here it allows nothing.
 */
const OPEN =
  'type Open<T> = [unknown, T] extends [T, 0] ? never : T extends readonly (infer I)[] ? Open<I>[] : T extends object ? { [K in keyof T]: Open<T[K]> } & { [more: string]: unknown } : T;';

/**
 * Type-checks entries of the content against the `ContentEntries` that a build was compiled with.
 * @param contracts the recorded declarations of `@asia/shared/contracts`
 * @param write an entry as an expression; as it is, or its shape
 * @returns name of an entry that does not fit → its first difference
 */
export function judgeContentEntries(
  contracts: string,
  wanted: readonly Wanted[],
  entries: EntriesByName,
  write: (entry: unknown) => string = JSON.stringify,
): Map<string, Difference> {
  if (wanted.length === 0) return new Map();
  const from = `./${path.basename(contracts).replace(/\.d\.ts$/, '')}`;
  const head = [`import type { ContentEntries } from '${from}';`, OPEN, SHAPE_NAMES];
  const lines = wanted.map(
    ({ key, name }, index) =>
      `export const e${index}: Open<ContentEntries[${JSON.stringify(key)}]> = ${write(entries[name])};`,
  );
  const file = path.join(path.dirname(contracts), 'entries.check.ts');
  const source = ts.createSourceFile(file, [...head, ...lines].join('\n'), ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === file ? source : read(name, ...rest));
  const program = ts.createProgram([file], options, host);
  const differences = new Map<string, Difference>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const one = wanted[source.getLineAndCharacterOfPosition(start).line - head.length];
    if (!one || differences.has(one.name)) continue;
    const steps = [...stepsTo(source, start), ...missingIn(messageText)];
    const value = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      entries[one.name],
    );
    const isUntyped = ts.flattenDiagnosticMessageText(messageText, '\n').endsWith("to type 'never'.");
    differences.set(one.name, { field: steps.join('.'), value, ...(isUntyped && { isUntyped }) });
  }
  return differences;
}

/** Path of property names and list indexes to a position within a literal. */
function stepsTo(node: ts.Node, position: number): string[] {
  const inner = node.forEachChild((child) =>
    child.pos <= position && position < child.end ? child : undefined,
  );
  if (!inner) return [];
  const step = ts.isPropertyAssignment(inner)
    ? [(inner.name as ts.StringLiteral).text]
    : ts.isArrayLiteralExpression(node)
      ? [String(node.elements.indexOf(inner as ts.Expression))]
      : [];
  return [...step, ...stepsTo(inner, position)];
}

/** The missing property of an error, if there is one. */
function missingIn(message: string | ts.DiagnosticMessageChain): string[] {
  const text = ts.flattenDiagnosticMessageText(message, '\n');
  const [, only, first] =
    /Property '(.+?)' is missing in|is missing the following properties from type .+?: (\S+?),/.exec(text) ??
    [];
  const name = only ?? first;
  return name === undefined ? [] : [name];
}
