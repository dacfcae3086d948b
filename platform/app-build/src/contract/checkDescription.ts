import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { AppDescription } from '@asia/shared/contracts';
import {
  aboutLine,
  compactMessage,
  descriptionSource,
  isAboutExpose,
  JUDGING,
  labelOf,
} from '@asia/release-store/contract';
import { readProject, recordedOptions } from './readProject';

/** Path of the generated program below the app's folder; git ignores it. */
const PROGRAM = 'dist/contract/description.ts';

/**
 * Checks the description of an app against its code: exposes exist and export what they must, route rows name
 * an expose and fit the props of its page. Reads the declarations of the app, not its sources: `checkTypes`
 * has to run first.
 * @param folder of the app
 * @returns one sentence per failing row, or per group of rows that fail alike
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
    options: { ...recordedOptions(options), ...JUDGING },
    projectReferences: [...projectReferences, { path: folder }],
  });
  const checked = program.getSourceFile(file);
  const errors = [...program.getSyntacticDiagnostics(checked), ...program.getSemanticDiagnostics(checked)];
  const sentences = errors.map(({ start = 0, messageText }) => {
    const line = checked?.getLineAndCharacterOfPosition(start).line ?? 0;
    return { about: aboutLine(source, line), sentence: compactMessage(messageText).replace(/(?<!\?)$/, '.') };
  });
  const reported = worthReporting(sentences);
  const reasons = reported.map(reasonOf);
  return reported.flatMap(({ about, sentence }, index) => {
    if (reasons.indexOf(reasons[index] ?? '') < index) return [];
    const others = reasons.filter((reason) => reason === reasons[index]).length - 1;
    return `${about}: ${sentence}${others > 0 ? ` The same with ${others} more of its routes.` : ''}`;
  });
}

interface Finding {
  about: string;
  sentence: string;
}

/** The first error of each statement. A broken expose breaks all its rows: then only exposes are reported. */
function worthReporting(all: Finding[]): Finding[] {
  const first = all.filter(({ about }, index) => all.findIndex((other) => other.about === about) === index);
  const exposes = first.filter(({ about }) => isAboutExpose(about));
  return exposes.length > 0 ? exposes : first;
}

/** Without address and prop values, in which rows of one kind differ. */
const reasonOf = ({ about, sentence }: Finding) =>
  `${about}: ${sentence}`.replace(/ route \S+/, '').replace(/"[^"]*"/, '');

function absentExposes(folder: string, { name, exposes, routes, fills = {} }: AppDescription): string[] {
  const named = [
    ...routes.map((route) => ({ by: `route ${labelOf(route)}`, expose: route.page })),
    ...Object.entries(fills).map(([slot, expose]) => ({ by: `slot ${slot}`, expose })),
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
