import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@asia/app-build';
import { copyProject } from '../../workspaces/copyProject';
import type { Figures } from '../Bench';
import { scaleMenu } from './scaleMenu';

/** Numbers of dishes and categories of each menu; the first is the restaurant's own. */
export const menus = [
  [207, 29],
  [500, 34],
  [1000, 43],
  [2000, 60],
] as const;

/**
 * Measures builds, releases, pages and search with growing menus, each in a copy of the project without any
 * cache.
 */
export async function measureBuilds(): Promise<Figures> {
  const figures: Figures = {};
  for (const [dishes, categories] of menus) {
    const stages = await measureOnce(dishes, categories);
    for (const [stage, value] of Object.entries(stages)) figures[`${stage}, ${dishes} dishes`] = value;
    if (dishes === menus[0][0]) figures['release of one remote'] = stages['release of one remote']!;
  }
  return figures;
}

async function measureOnce(dishes: number, categories: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-menu-'));
  try {
    const project = path.join(folder, 'project');
    mkdirSync(project);
    copyProject(project);
    scaleMenu(project, dishes, categories);
    const result = path.join(folder, 'stages.json');
    await run('tsx', ['lab/bench/builds/timeStages.ts', result], { cwd: project });
    return JSON.parse(readFileSync(result, 'utf8')) as Figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
