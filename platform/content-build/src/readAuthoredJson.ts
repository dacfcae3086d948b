import type { z } from 'zod';
import { locateJson } from './locateJson';
import type { Problem, Report } from './Problem';
import { MISSING, richText } from './readTable';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'Escribe un texto entre comillas.',
  number: 'Escribe un número, sin comillas ni puntos.',
  int: 'Escribe un número entero, sin comillas ni puntos.',
  boolean: 'Escribe true para sí o false para no, sin comillas.',
  array: 'Escribe una lista entre corchetes [ ].',
  object: 'Escribe sus datos entre llaves { }.',
};

const shown = (value: unknown) => {
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
};

/** The sentence for an issue that the schema does not explain itself. */
function sentence(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    return `el sitio no conoce ${issue.keys.map((key) => `«${key}»`).join(', ')}. Bórralo o corrige cómo está escrito.`;
  }
  const instead = issue.code === 'invalid_type' ? (kinds[issue.expected] ?? '') : '';
  if (input === undefined) return `falta. ${instead}`.trim();
  if (issue.code === 'too_small')
    return `${shown(input)} es muy poco. Escribe al menos ${String(issue.minimum)}.`;
  if (issue.code === 'invalid_value')
    return `${shown(input)} no se usa. Escribe ${issue.values.map(String).join(', ')}.`;
  return `${shown(input)} no sirve. ${instead}`.trim();
}

/** The line of a member or, where it is missing, of the nearest object or list around it. */
function findLine(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number | undefined {
  for (let end = path.length; end > 0; end -= 1) {
    const line = lines.get(path.slice(0, end).join('.'));
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Members by name, places in a list from 1: `delivery.zones.7.fee`. */
const fieldName = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.');

/** An authored JSON file that has its shape. */
export interface AuthoredJson<Data> {
  data: Data;
  /** File, line and name of a member, for a problem. */
  locate: (path: readonly PropertyKey[]) => Pick<Problem, 'file' | 'row' | 'column'>;
}

/** @returns null only after a report */
export function readAuthoredJson<Data>(
  file: string,
  text: string,
  schema: z.ZodType<Data>,
  report: Report,
): AuthoredJson<Data> | null {
  const flag = (message: string, row?: number) => {
    report({ file, ...(row && { row }), message });
    return null;
  };
  if (text.trim() === '') return flag(MISSING);
  if (richText.test(text))
    return flag(
      'es un documento de un procesador de texto (RTF). Guárdalo como texto sin formato, en UTF-8.',
    );
  if (/[\ufffd\0]/.test(text))
    return flag('no está en UTF-8. Guárdalo con la codificación UTF-8 y revisa tildes y chino.');
  const { mistake, lines } = locateJson(text);
  if (mistake) return flag(mistake.message, mistake.line);
  const locate = (path: readonly PropertyKey[], column = fieldName(path)) => {
    const line = findLine(lines, path);
    return { file, ...(line && { row: line }), column };
  };
  const { error, data } = schema.safeParse(JSON.parse(text), { error: sentence });
  for (const issue of error?.issues ?? []) {
    const { path, message } = issue;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    report({ ...locate([...path, ...unknown], fieldName(path)), message });
  }
  return data ? { data, locate } : null;
}
