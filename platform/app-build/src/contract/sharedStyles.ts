import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, readJson } from '@asia/release-store';

interface SourceText {
  file: string;
  text: string;
}

/** CSS variables (`--text`) and global classes (`.wrap`) that the sheets and scripts of a web build define. */
export function definedStyles(web: string): string[] {
  const sheets = readSheets(web);
  return inOrder([...variablesSet(sheets, web), ...sheets.flatMap(globalClasses)]);
}

/**
 * CSS variables and classes that an app uses and does not define: variables without a fallback value, classes in
 * `:global(…)`, and classes in a `className` of its sources. A class whose name is put together at run time is not found.
 * @param sources files of the app, relative to its folder
 * @returns name → the first file that uses it
 */
export function usedStyles(web: string, folder: string, sources: readonly string[]): Record<string, string> {
  const sheets = readSheets(web);
  const scripts = sources
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const own = new Set([
    ...variablesSet(sheets, web),
    ...sheets.filter((sheet) => !isModule(sheet)).flatMap(globalClasses),
  ]);
  const uses = new Map<string, string>();
  for (const source of [...sheets, ...scripts]) {
    const variables = matches(source.text, /var\(\s*(--[\w-]+)\s*\)/g);
    const classes = isModule(source) ? globalClasses(source) : writtenClasses(source);
    for (const name of [...variables, ...classes])
      if (!own.has(name) && !uses.has(name)) uses.set(name, source.file);
  }
  return Object.fromEntries(inOrder([...uses.keys()]).map((name) => [name, uses.get(name) ?? '']));
}

/** The sheets of a web build as they were written, which its source maps hold. */
function readSheets(web: string): SourceText[] {
  return built(web, '.css.map').flatMap((file) => {
    const map = readJson<{ sources: string[]; sourcesContent: string[] }>(file);
    return map.sources.map((source, index) => ({
      file: source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, ''),
      text: (map.sourcesContent[index] ?? '').replace(/\/\*.*?\*\//gs, ''),
    }));
  });
}

const built = (web: string, ending: string) =>
  existsSync(web)
    ? filesBelow(web).flatMap((file) => (file.endsWith(ending) ? [path.join(web, file)] : []))
    : [];

const isModule = ({ file }: SourceText) => file.endsWith('.module.css');

/** In a CSS module, classes outside of `:global(…)` are local. */
function globalClasses(sheet: SourceText): string[] {
  const selectors = isModule(sheet)
    ? matches(sheet.text, /:global\(([^)]*)\)/g)
    : matches(sheet.text, /([^{};]+)\{/g);
  return matches(selectors.join(' '), /(\.[A-Za-z_][\w-]*)/g);
}

/** Set in a sheet, registered with `@property`, or set by a script. */
function variablesSet(sheets: readonly SourceText[], web: string): string[] {
  return [
    ...sheets.flatMap(({ text }) => matches(text, /(?:^|[\s;{])(?:@property\s+)?(--[\w-]+)\s*[:{]/g)),
    ...built(web, '.js').flatMap((file) => matches(readFileSync(file, 'utf8'), /["'`](--[\w-]+)["'`]/g)),
  ];
}

/** The texts within `className`, also those of templates and conditions. */
function writtenClasses({ file, text }: SourceText): string[] {
  if (!file.endsWith('.tsx')) return [];
  const found: string[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...node.text.split(/\s+/).filter(Boolean));
    // Neither `classes['large']` nor `size === 'large'` writes a class.
    const names = ts.isElementAccessExpression(node) || isComparison(node);
    if (!names) ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') ts.forEachChild(node, collect);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found.map((name) => `.${name}`);
}

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) && /^[=!]==?$|^[<>]/.test(node.operatorToken.getText());
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const inOrder = (names: readonly string[]) => [...new Set(names)].sort();
