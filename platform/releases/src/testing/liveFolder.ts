import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Deployment, readJson } from '@asia/release-store';

export function liveFolder(siteDir: string): string {
  const deployments = path.join(siteDir, 'deployments');
  const newest = readdirSync(deployments).sort().at(-1) ?? '';
  return path.join(siteDir, 'generations', readJson<Deployment>(path.join(deployments, newest)).folder);
}
