import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@asia/releases';
import { copyProject } from '../../scripts/workspaces/copyProject';
import { median, rounded } from '../measure';
import { scaleMenu } from './scaleMenu';
import type { Stages } from './timeStages';

export interface MeasuredBuild extends Stages {
  /** How many times the menu. */
  times: number;
}

const scales = [1, 2, 10];
/** A build is long enough to be its own mean: more rounds than this teach nothing. */
const MOST_ROUNDS = 3;

/** Build, prerender and release with the menu once, twice and ten times over; medians. */
export async function measureBuilds({ runs }: { runs: number }): Promise<MeasuredBuild[]> {
  const rounds = Math.min(runs, MOST_ROUNDS);
  const seen = new Map<number, Stages[]>(scales.map((times) => [times, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const times of scales) seen.get(times)?.push(await timeOnce(times));
  return [...seen].map(([times, stages]) => ({ times, ...middleOf(stages) }));
}

async function timeOnce(times: number): Promise<Stages> {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-menu-'));
  try {
    const project = path.join(folder, 'project');
    mkdirSync(project);
    copyProject(project);
    scaleMenu(project, times);
    const result = path.join(folder, 'stages.json');
    await run('tsx', ['bench/builds/timeStages.ts', result], project);
    return JSON.parse(readFileSync(result, 'utf8')) as Stages;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function middleOf(stages: readonly Stages[]): Stages {
  const middle = (figure: keyof Stages) => rounded(median(stages.map((stage) => stage[figure])), 1);
  return {
    build: middle('build'),
    publish: middle('publish'),
    goLive: middle('goLive'),
    pages: middle('pages'),
    oneRemote: middle('oneRemote'),
  };
}
