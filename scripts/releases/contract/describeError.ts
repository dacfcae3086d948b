import path from 'node:path';
import ts from 'typescript';
import { aboutLine } from './descriptionSource';
import { DESCRIPTION_FILE } from './RecordedContract';
import type { Judgement, Side } from './judgeSources';

/** One error in the words of a refusal: whose export, what differs, where it is used. */
export interface Difference {
  /** E.g. `` `cart` of @asia/shared/cart ``. */
  what: string;
  difference: string;
  /** File and line in the remote. */
  where: string;
}

/** @param singletons entries that the remote takes from the other side */
export function describeError(
  { program }: Judgement,
  error: ts.DiagnosticWithLocation,
  remote: Side,
  singletons: string[],
): Difference {
  const { file, start } = error;
  const line = file.getLineAndCharacterOfPosition(start).line;
  const relative = path.relative(remote.folder, file.fileName).split(path.sep).join('/');
  const where = `${relative.replace(/^sources\//, '')}:${line + 1}`;
  const difference = compactMessage(error.messageText);
  if (relative === DESCRIPTION_FILE) return { what: aboutLine(file.text, line), difference, where };
  return { what: usedExport(program.getTypeChecker(), file, start, singletons), difference, where };
}

/** A longer message spells out whole types; the reason below it says enough. */
const LONGEST_MESSAGE = 120;

/** The first thing said and the deepest reason for it; the steps between are the compiler's. */
export function compactMessage(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') {
    // The path of a type is a folder of the store, which tells the reader nothing.
    return message
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\s+/g, ' ')
      .replace(/\.$/, '');
  }
  let last = message;
  while (last.next?.[0]) last = last.next[0];
  const [first, reason] = [message, last].map(({ messageText }) => compactMessage(messageText));
  if (last === message || !reason || !first) return first ?? '';
  return first.length > LONGEST_MESSAGE ? reason : `${first}: ${reason}`;
}

/** The export nearest to the error: within the expression, then the statement, then the file. */
function usedExport(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  start: number,
  singletons: string[],
): string {
  for (let node: ts.Node | undefined = tokenAt(file, start); node; node = node.parent) {
    const found = importedIn(checker, node, singletons);
    if (found) return found;
  }
  return '@asia/shared';
}

function tokenAt(file: ts.SourceFile, position: number): ts.Node {
  let node: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(file) <= position && position < child.end ? child : undefined,
    );
    if (!inner) return node;
    node = inner;
  }
}

function importedIn(checker: ts.TypeChecker, node: ts.Node, singletons: string[]): string | undefined {
  if (ts.isIdentifier(node)) {
    for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
      const found = ts.isImportSpecifier(declaration) ? nameOf(declaration, singletons) : undefined;
      if (found) return found;
    }
  }
  return ts.forEachChild(node, (child) => importedIn(checker, child, singletons));
}

function nameOf(specifier: ts.ImportSpecifier, singletons: string[]): string | undefined {
  const module = specifier.parent.parent.parent.moduleSpecifier;
  if (!ts.isStringLiteral(module) || !singletons.includes(module.text)) return undefined;
  return `\`${(specifier.propertyName ?? specifier.name).text}\` of ${module.text}`;
}
