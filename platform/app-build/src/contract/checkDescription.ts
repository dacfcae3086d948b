import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { AppDescription } from '@asia/shared/contracts';
import { aboutLine, compactMessage, descriptionSource, isAboutExpose } from '@asia/release-store/contract';
import { judgingOptions, readProject } from './readProject';

/** Where the generated program stands, below the app's folder; git ignores it. */
const PROGRAM = 'dist/contract/description.ts';

/**
 * Compares what an app says of itself with its code: exposes are there and export what they must,
 * route rows name an expose and fit the props of its page. The app's types are checked before
 * (`checkTypes`): its declarations are read, not its sources.
 * @param folder of the app
 * @returns one sentence per row that does not hold, or for all rows that fail alike; none: all hold
 */
export function checkDescription(folder: string, description: AppDescription): string[] {
  const absent = absentExposes(folder, description);
  if (absent.length > 0) return absent;
  const file = path.join(folder, PROGRAM);
  mkdirSync(path.dirname(file), { recursive: true });
  const source = descriptionSource(description, '../..');
  writeFileSync(file, source);

  const { options, projectReferences = [] } = readProject(folder);
  const program = ts.createProgram({
    rootNames: [file],
    options: { ...judgingOptions(options), skipLibCheck: true, noEmit: true, types: [] },
    projectReferences: [...projectReferences, { path: folder }],
  });
  const checked = program.getSourceFile(file);
  const errors = [...program.getSyntacticDiagnostics(checked), ...program.getSemanticDiagnostics(checked)];
  const sentences = errors.map(({ start = 0, messageText }) => {
    const line = checked?.getLineAndCharacterOfPosition(start).line ?? 0;
    return { about: aboutLine(source, line), sentence: `${compactMessage(messageText)}.` };
  });
  const told = worthReporting(sentences);
  const reasons = told.map(reasonOf);
  return told.flatMap(({ about, sentence }, index) => {
    if (reasons.indexOf(reasons[index] ?? '') < index) return [];
    const others = reasons.filter((reason) => reason === reasons[index]).length - 1;
    return `${about}: ${sentence}${others > 0 ? ` The same with ${others} more of its routes.` : ''}`;
  });
}

interface Told {
  about: string;
  sentence: string;
}

/** The first error of each statement. When an expose is wrong, all its rows are: then only exposes are told. */
function worthReporting(all: Told[]): Told[] {
  const first = all.filter(({ about }, index) => all.findIndex((other) => other.about === about) === index);
  const exposes = first.filter(({ about }) => isAboutExpose(about));
  return exposes.length > 0 ? exposes : first;
}

/** Rows of one kind differ in their address and in the values of their props. */
const reasonOf = ({ about, sentence }: Told) =>
  `${about}: ${sentence}`.replace(/ route \S+/, '').replace(/"[^"]*"/, '');

function absentExposes(
  folder: string,
  { name, exposes, routes, fills = {}, provides }: AppDescription,
): string[] {
  const named = [
    ...routes.map(({ path: route, page }) => ({ by: `route ${route}`, expose: page })),
    ...Object.entries(fills).map(([slot, expose]) => ({ by: `slot ${slot}`, expose })),
    ...(provides?.prices ? [{ by: 'prices', expose: provides.prices }] : []),
  ];
  return [
    ...named
      .filter(({ expose }) => !exposes[expose])
      .map(
        ({ by, expose }) =>
          `${name}'s ${by} names the expose ${expose}, which it does not have: ${Object.keys(exposes).join(', ')}.`,
      ),
    ...Object.entries(exposes)
      .filter(([, file]) => !existsSync(path.join(folder, file)))
      .map(([expose, file]) => `${name}'s expose ${expose} names ${file}, which is not there.`),
  ];
}
