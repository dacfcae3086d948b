import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@asia/releases';
import { copyProject } from '../../scripts/workspaces/copyProject';
import type { Figures } from '../Bench';
import { scaleMenu } from './scaleMenu';

/** How many times the menu: about 200, 400, 1,000 and 2,000 dishes. */
const scales = [1, 2, 5, 10];

/** Build and release with growing menus, each in a copy of the project without any cache; milliseconds. */
export async function measureBuilds(): Promise<Figures> {
  const figures: Figures = {};
  for (const times of scales) {
    const stages = await timeOnce(times);
    for (const [stage, value] of Object.entries(stages))
      figures[times === 1 ? stage : `${stage}, ${times} × the menu`] = value;
  }
  return figures;
}

async function timeOnce(times: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-menu-'));
  try {
    const project = path.join(folder, 'project');
    mkdirSync(project);
    copyProject(project);
    scaleMenu(project, times);
    const result = path.join(folder, 'stages.json');
    await run('tsx', ['bench/builds/timeStages.ts', result], { cwd: project });
    return JSON.parse(readFileSync(result, 'utf8')) as Figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
