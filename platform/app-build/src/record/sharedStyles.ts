import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform } from 'lightningcss';
import ts from 'typescript';
import { filesBelow, readJson } from '@asia/release-store';

interface SourceText {
  file: string;
  text: string;
}

/** The sheets of an app as they were written, and its scripts. */
export interface Styles {
  sheets: SourceText[];
  scripts: string[];
}

/** Styles of a web build; its source maps contain the sheets. */
export const builtStyles = (web: string): Styles => ({
  sheets: filesEnding(web, '.css.map').flatMap(sheetsOf),
  scripts: filesEnding(web, '.js').map(read),
});

/** Styles in the sources, before a build. @param others folders besides, with all of their sheets */
export function writtenStyles(folder: string, others: readonly string[] = []): Styles {
  const written = (ending: string) =>
    [folder, ...others].flatMap((each) => filesEnding(path.join(each, 'src'), ending));
  const toSheet = (file: string) => ({ file: path.relative(folder, file), text: read(file) });
  return {
    sheets: written('.css').map(toSheet),
    scripts: ['.ts', '.tsx'].flatMap(written).map(read),
  };
}

/** CSS variables (`--text`) and global classes (`.wrap`) that the sheets and scripts of an app define. */
export const definedStyles = (styles: Styles): string[] =>
  inOrder([...variablesSet(styles), ...styles.sheets.flatMap((sheet) => readSheet(sheet).classes)]);

/**
 * CSS variables and classes that an app uses and does not define. Counted are variables without a fallback value,
 * classes in `:global(…)`, and classes in a `className` of its sources. A class name that is built at run time is not
 * found.
 * @param sources files of the app, relative to its folder
 * @returns name → the first file that uses it
 */
export function usedStyles(
  styles: Styles,
  folder: string,
  sources: readonly string[],
): Record<string, string> {
  const { sheets } = styles;
  const scripts = sources
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: read(path.join(folder, file)) }));
  const own = new Set([
    ...variablesSet(styles),
    ...sheets.filter((sheet) => !isModule(sheet)).flatMap((sheet) => readSheet(sheet).classes),
  ]);
  const uses = new Map<string, string>();
  const namesOf = (source: SourceText) => {
    if (!sheets.includes(source))
      return [...matches(source.text, /var\(\s*(--[\w-]+)\s*\)/g), ...writtenClasses(source)];
    const { used, classes } = readSheet(source);
    return isModule(source) ? [...used, ...classes] : used;
  };
  for (const source of [...sheets, ...scripts])
    for (const name of namesOf(source)) if (!own.has(name) && !uses.has(name)) uses.set(name, source.file);
  return Object.fromEntries(inOrder([...uses.keys()]).map((name) => [name, uses.get(name) ?? '']));
}

function sheetsOf(file: string): SourceText[] {
  const map = readJson<{ sources: string[]; sourcesContent: string[] }>(file);
  return map.sources.map((source, index) => ({
    file: source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, ''),
    text: map.sourcesContent[index] ?? '',
  }));
}

const filesEnding = (folder: string, ending: string) =>
  existsSync(folder)
    ? filesBelow(folder).flatMap((file) => (file.endsWith(ending) ? [path.join(folder, file)] : []))
    : [];

const read = (file: string) => readFileSync(file, 'utf8');

const isModule = ({ file }: SourceText) => file.endsWith('.module.css');

/**
 * Names in a sheet: variables that it sets or registers, variables that it uses without a fallback value, and its
 * global classes. In a CSS module, classes outside of `:global(…)` are local.
 */
function readSheet(sheet: SourceText): Record<'set' | 'used' | 'classes', string[]> {
  const names: ReturnType<typeof readSheet> = { set: [], used: [], classes: [] };
  const collect = (selector: Selector, global: boolean): void =>
    selector.forEach((part) => {
      if (part.type === 'class' && global) names.classes.push(`.${part.name}`);
      if (part.type !== 'pseudo-class') return;
      if (part.kind === 'global') collect(part.selector, true);
      else if ('selectors' in part)
        for (const each of part.selectors ?? []) if (Array.isArray(each)) collect(each, global);
    });
  transform({
    filename: sheet.file,
    code: Buffer.from(sheet.text),
    cssModules: isModule(sheet),
    visitor: {
      Rule: { property: ({ value }) => void names.set.push(value.name) },
      Declaration: {
        // Also called for a property that it does not know.
        custom: ({ name }) => void (name.startsWith('--') && names.set.push(name)),
      },
      Variable: ({ name, fallback }) => void (fallback?.length || names.used.push(name.ident)),
      Selector: (selector) => collect(selector, !isModule(sheet)),
    },
  });
  return names;
}

/** Set in a sheet, registered with `@property`, or set by a script. */
function variablesSet({ sheets, scripts }: Styles): string[] {
  return [
    ...sheets.flatMap((sheet) => readSheet(sheet).set),
    ...scripts.flatMap((script) => matches(script, /["'`](--[\w-]+)["'`]/g)),
  ];
}

/** The texts within `className`, also in templates and conditions. */
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
