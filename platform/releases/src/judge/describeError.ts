import path from 'node:path';
import ts from 'typescript';
import { aboutLine, compactMessage, DESCRIPTION_FILE } from '@asia/release-store/recorded-contract';
import type { Side } from './compileAgainst';

/** Whose export it is, what differs, and the file and line in the remote. */
export function describeError(
  program: ts.Program,
  { file, start, messageText }: ts.DiagnosticWithLocation,
  { folder, contract }: Side,
): string {
  const { line } = file.getLineAndCharacterOfPosition(start);
  const relative = path.relative(folder, file.fileName).split(path.sep).join('/');
  const what =
    relative === DESCRIPTION_FILE
      ? aboutLine(file.text, line)
      : usedExport(program.getTypeChecker(), tokenAt(file, start), Object.keys(contract.uses));
  const where = `${relative.replace(/^sources\//, '')}:${line + 1}`;
  return `${what}: ${compactMessage(messageText)} (${where})`;
}

function tokenAt(node: ts.Node, position: number): ts.Node {
  const inner = ts.forEachChild(node, (child) =>
    child.getStart() <= position && position < child.end ? child : undefined,
  );
  return inner ? tokenAt(inner, position) : node;
}

/**
 * The export nearest to a node of the source: within the expression, then the statement, then the file.
 * @param modules singletons that the remote takes from the shell
 */
function usedExport(checker: ts.TypeChecker, node: ts.Node | undefined, modules: string[]): string {
  if (!node) return '@asia/shared';
  // Skips JSX attributes, which name too many things: the component before them is the right export.
  const found = ts.isJsxAttributes(node) ? undefined : exportIn(checker, node, modules);
  return found ?? usedExport(checker, node.parent, modules);
}

/** The first export that a node names, itself or through the initializer of a variable. */
function exportIn(
  checker: ts.TypeChecker,
  node: ts.Node,
  modules: string[],
  followed = new Set<ts.Node>(),
): string | undefined {
  for (const declaration of (ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.declarations) ||
    []) {
    const found = importedAs(declaration, node, modules);
    if (found) return found;
    const made = ts.isVariableDeclaration(declaration) && declaration.initializer;
    if (!made || followed.has(made)) continue;
    followed.add(made);
    const source = exportIn(checker, made, modules, followed);
    if (source) return source;
  }
  return ts.forEachChild(node, (child) => exportIn(checker, child, modules, followed));
}

/** The export behind a name: `Button` of `{ Button as Press }`, and of `ui.Button`. */
function importedAs(declaration: ts.Declaration, used: ts.Node, modules: string[]): string | undefined {
  const module = ts.findAncestor(declaration, ts.isImportDeclaration)?.moduleSpecifier;
  if (!module || !ts.isStringLiteral(module) || !modules.includes(module.text)) return undefined;
  const whole = ts.isPropertyAccessExpression(used.parent) ? used.parent.name : used;
  const name = ts.isImportSpecifier(declaration) ? (declaration.propertyName ?? declaration.name) : whole;
  return `\`${name.getText()}\` of ${module.text}`;
}
