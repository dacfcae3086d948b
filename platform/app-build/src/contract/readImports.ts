import ts from 'typescript';

export interface Import {
  specifier: string;
  /** Values that are imported by name; the compiler checks types. */
  names: string[];
  /** Whether it is imported whole: nothing says which of its names are used. */
  isWhole: boolean;
}

/** Every module that a source file references: imports, re-exports, `require()`, `import()` as value and as type. */
export function readImports(file: string, text: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, names: string[], isWhole: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ specifier: specifier.text, names, isWhole });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      const isWhole = Boolean(bindings && ts.isNamespaceImport(bindings));
      add(node.moduleSpecifier, importedNames(node.importClause), isWhole);
    } else if (ts.isExportDeclaration(node)) {
      const isNamed = node.exportClause && ts.isNamedExports(node.exportClause);
      add(node.moduleSpecifier, reexportedNames(node), !isNamed);
    } else if (ts.isCallExpression(node) && isLoad(node.expression)) add(node.arguments[0], [], true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, [], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return imports;
}

const isLoad = (called: ts.Expression) =>
  called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');

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
