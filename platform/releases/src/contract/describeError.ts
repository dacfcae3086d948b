import path from 'node:path';
import ts from 'typescript';
import { aboutLine, compactMessage, DESCRIPTION_FILE } from '@asia/release-store/contract';
import type { CheckedProgram, Side } from './judgeSources';

/** Parts of an error message: whose export, what differs, where it is used. */
export interface Difference {
  /** E.g. `` `cart` of @asia/shared/cart ``. */
  what: string;
  difference: string;
  /** File and line in the remote. */
  where: string;
}

/** @param singletons entries that the remote takes from the other side */
export function describeError(
  { program }: CheckedProgram,
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

/** The export nearest to the error: within the expression, then the statement, then the file. */
function usedExport(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  start: number,
  singletons: string[],
): string {
  for (let node: ts.Node | undefined = tokenAt(file, start); node; node = node.parent) {
    // Skips JSX attributes, which name too many things: the component before them is the right export.
    const found = ts.isJsxAttributes(node) ? undefined : exportIn(checker, node, singletons);
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

/** The first export that a part of the source names, itself or by what one of its variables was made of. */
function exportIn(
  checker: ts.TypeChecker,
  node: ts.Node,
  singletons: string[],
  followed = new Set<ts.Node>(),
): string | undefined {
  if (ts.isIdentifier(node)) {
    for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
      const found = importedAs(declaration, node, singletons);
      if (found) return found;
      if (!ts.isVariableDeclaration(declaration) || !declaration.initializer || followed.has(declaration))
        continue;
      followed.add(declaration);
      const source = exportIn(checker, declaration.initializer, singletons, followed);
      if (source) return source;
    }
  }
  return ts.forEachChild(node, (child) => exportIn(checker, child, singletons, followed));
}

/** The export behind a name: `{ Button }`, or the `Button` of `ui.Button`. */
function importedAs(declaration: ts.Declaration, used: ts.Identifier, singletons: string[]) {
  const whole = ts.isNamespaceImport(declaration);
  if (!whole && !ts.isImportSpecifier(declaration)) return undefined;
  const clause = whole ? declaration.parent : declaration.parent.parent;
  const { moduleSpecifier: module } = clause.parent;
  if (!ts.isStringLiteral(module) || !singletons.includes(module.text)) return undefined;
  const { parent } = used;
  const named = whole && ts.isPropertyAccessExpression(parent) ? parent.name : declaration.name;
  const name = (!whole && declaration.propertyName) || named;
  return `\`${name.text}\` of ${module.text}`;
}
