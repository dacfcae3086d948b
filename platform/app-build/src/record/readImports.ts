import ts from 'typescript';

export interface Import {
  specifier: string;
  /** Values that are imported by name; the compiler checks types. */
  names: string[];
}

/** Every module that a source file references: imports, re-exports, `import()` as value and as type. */
export function readImports(file: string, text: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, names: string[] = []) => {
    if (specifier && ts.isStringLiteralLike(specifier)) imports.push({ specifier: specifier.text, names });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importedNames(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, reexportedNames(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return imports;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = clause;
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings && ts.isNamedImports(namedBindings) ? valueNames(namedBindings.elements) : []),
  ];
}

function reexportedNames({ isTypeOnly, exportClause }: ts.ExportDeclaration): string[] {
  return !isTypeOnly && exportClause && ts.isNamedExports(exportClause)
    ? valueNames(exportClause.elements)
    : [];
}

const valueNames = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) =>
  elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
