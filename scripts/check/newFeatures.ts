import bcd, { type CompatStatement } from '@mdn/browser-compat-data';
import { transform } from 'lightningcss';
import { browserslist } from '../../package.json';

type Node = Partial<Record<string, unknown>>;

const mdnNames: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** Lines of `browserslist` whose oldest browser lacks a feature, such as `selectors.has`. */
export function whoLacks(feature: string): string[] {
  const steps = feature.split('.');
  const { __compat } = steps.reduce<Node>((node, step) => node[step] ?? {}, bcd.css as Node);
  // A prefixed name speaks to one engine.
  if (!__compat || steps.at(-1)?.startsWith('-')) return [];
  const { support } = __compat as CompatStatement;
  return browserslist.filter((line) => {
    const [name = '', oldest = ''] = line.split(' >= ');
    const statements = [support[(mdnNames[name] ?? name) as 'chrome'] ?? []].flat();
    const whole = statements.filter((each) => !each.flags && !each.partial_implementation);
    const since = whole.map((each) => parseFloat(String(each.version_added).replace('≤', '')));
    return !since.some((version) => version <= parseFloat(oldest));
  });
}

/** Where the data of MDN may have the words, functions and units of a part of a sheet. */
function pathsOf(node: unknown, parent: string, paths = new Set<string>()): Set<string> {
  if (typeof node === 'string') paths.add(`${parent}.${node}`);
  if (!node || typeof node !== 'object') return paths;
  const { type, value, unit = '' } = node as { type?: string; value?: Node; unit?: string };
  if (type === 'var') paths.add('types.var');
  const call = type === 'function' && String(value?.name ?? value?.type);
  if (call) for (const group of ['', '.color', '.image']) paths.add(`types${group}.${call}`);
  if (/^[dsl]v/.test(unit)) paths.add('types.length.viewport_percentage_units_dynamic');
  paths.add(`types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`);
  for (const [key, inner] of Object.entries(node)) pathsOf(inner === true ? key : inner, parent, paths);
  return paths;
}

/**
 * Adds the features that a built style sheet uses and one of the oldest browsers lacks. A value after another one of
 * the same property, in one rule, is left out: the first is its fallback.
 */
export function addNewFeatures(found: Set<string>, sheet: Buffer): void {
  const add = (feature: string) => whoLacks(feature).length > 0 && found.add(feature);
  function read({ type, value }: Node) {
    const {
      selectors,
      query,
      declarations = [],
      rules,
      keyframes,
    } = value as Record<string, Node[] | undefined>;
    [`at-rules.${String(type)}`, ...pathsOf(query, 'at-rules.media')].forEach(add);
    const kinds = JSON.stringify(selectors ?? []).matchAll(/"kind":"([\w-]+)"/g);
    for (const [, kind] of kinds) add(`selectors.${kind}`);
    const declared = new Set<string>();
    for (const { property, value: given } of Object.values(declarations).flat()) {
      const { propertyId, name } = given as Partial<Record<string, Node>>;
      const path = `properties.${String(propertyId?.property ?? (property === 'custom' ? name : property))}`;
      const paths = pathsOf(given, path);
      // A browser reads a variable too late for a fallback.
      if (!add(path) && (!declared.has(path) || paths.has('types.var'))) paths.forEach(add);
      declared.add(path);
    }
    for (const inner of rules ?? keyframes?.map((frame) => ({ value: frame })) ?? []) read(inner);
  }
  const visitor = { StyleSheet: ({ rules }: { rules: unknown[] }) => (rules as Node[]).forEach(read) };
  transform({ filename: 'built.css', code: sheet, errorRecovery: true, visitor });
}
