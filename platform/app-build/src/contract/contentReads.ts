import path from 'node:path';
import ts from 'typescript';
import type { AppDescription } from '@asia/shared/contracts';
import { JUDGING, type ContentRead } from '@asia/release-store/contract';
import { jsonSchema } from './jsonSchema';
import { readProject } from './readProject';

/** What reads an entry of the content, by its name and with the type that it is used as: `@asia/shared/content`. */
const readers = ['content', 'contentPart', 'useContent'];

/**
 * What an app reads of the content: each name, with the JSON Schema of the type that its code is compiled for.
 * @param shared folder of `@asia/shared`, whose sources read the content too
 * @throws Error that names the file where the name or the shape of an entry cannot be known
 */
export function contentReads(
  folder: string,
  shared: string,
  { exposes }: Pick<AppDescription, 'exposes'>,
): ContentRead[] {
  const { options, fileNames } = readProject(folder);
  const program = sourceProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const reads = new Map<string, ContentRead>();

  const visit = (node: ts.Node, file: string) => {
    if (ts.isCallExpression(node) && isReader(node.expression)) {
      const read = readOf(node, file);
      if (read) reads.set(JSON.stringify([read.name, read.page, read.schema]), read);
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };

  const isReader = (callee: ts.Expression): boolean => {
    if (!ts.isIdentifier(callee) || !readers.includes(callee.text)) return false;
    const symbol = checker.getSymbolAtLocation(callee);
    const declared =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return declared?.declarations?.some((one) => isInside(shared, one.getSourceFile())) ?? false;
  };

  const readOf = (call: ts.CallExpression, file: string): ContentRead | undefined => {
    const name = call.arguments[0] && nameIn(call.arguments[0]);
    const type = entryType(checker, call);
    // Nothing is known of what it reads, so nothing can be missing.
    if (!name && type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return undefined;
    const { line } = call.getSourceFile().getLineAndCharacterOfPosition(call.getStart());
    const where = `${file}:${line + 1}`;
    if (!name) throw new Error(`${where} reads an entry of the content by a name that is not written there.`);
    const schema = jsonSchema(checker, type, `${where}: the content ${name}`);
    if (!name.startsWith('page*')) return { name, schema, file };
    const page = Object.keys(exposes).find((expose) => path.normalize(exposes[expose] ?? '') === file);
    if (!page) throw new Error(`${where} reads the entry of a page: the module of the page has to read it.`);
    return { name: 'page/*', page, schema, file };
  };

  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || source.fileName.includes('/node_modules/')) continue;
    visit(source, path.relative(folder, source.fileName).split(path.sep).join('/'));
  }
  const key = ({ name, file }: ContentRead) => `${name} ${file}`;
  return [...reads.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The sources of an app and of shared, without libraries, whose types no entry has: they would take the compiler seconds. */
function sourceProgram(files: string[], options: ts.CompilerOptions): ts.Program {
  const alone = { ...options, ...JUDGING, lib: ['lib.es2023.d.ts'] };
  const host = ts.createCompilerHost(alone);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) => file, alone);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^\.|^@asia\/shared\//.test(text)
        ? ts.resolveModuleName(text, from, alone, host, cache)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(files, alone, host);
}

/** The name of an entry as it is written; `*` stands for what only a visit knows. */
function nameIn(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** The type of the entry: what the call returns, or what the loadable that it returns has. */
function entryType(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type {
  const [written] = call.typeArguments ?? [];
  if (written) return checker.getTypeFromTypeNode(written);
  const returned = checker.getTypeAtLocation(call);
  if (returned.symbol?.name !== 'Loadable') return returned;
  return checker.getTypeArguments(returned as ts.TypeReference)[0] ?? returned;
}

const isInside = (folder: string, { fileName }: ts.SourceFile) =>
  ts.sys.realpath?.(fileName).startsWith((ts.sys.realpath(folder) ?? folder) + path.sep) ?? false;
