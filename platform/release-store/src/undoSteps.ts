import { type Deployment, listVersions } from './Deployment';
import { RETENTION } from './retention';

/**
 * The `undo` of a new deployment. A release or a retirement adds a step to the previous `undo`; a rollback removes the
 * steps that it undoes.
 * @param next versions that go live, by app
 */
export function undoAfter(
  before: Deployment | null,
  next: Readonly<Record<string, string>>,
  action: Deployment['action'],
): Deployment['undo'] {
  const live = listVersions(before?.pointer);
  const undo = { ...before?.undo };
  for (const app of Object.keys({ ...live, ...next })) {
    const [was, is] = [live[app], next[app]];
    if (was === is) continue;
    const steps = undo[app] ?? [];
    const step = steps.indexOf(is ?? '');
    // A release of the last retired build undoes the retirement, like a rollback.
    const isUndone = action === 'rollback' ? step >= 0 : !was && step === 0;
    const left = isUndone ? steps.slice(step + 1) : [...(was ? [was] : []), ...steps];
    undo[app] = left.slice(0, RETENTION.recordedSteps);
  }
  return undo;
}
