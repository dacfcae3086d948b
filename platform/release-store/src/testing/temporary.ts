import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder; the end of the tests removes it. */
export const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'asia-'));
