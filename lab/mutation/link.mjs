import { cpSync } from 'node:fs';

// In a copy of the project, packages of the workspace resolve to the copy, and all others to the project
// around it.
cpSync('../../../../node_modules/@asia', 'node_modules/@asia', { recursive: true, verbatimSymlinks: true });
// The restaurant that tests use; the copy has no pictures to make it from.
cpSync('../../../../.cache/content', '.cache/content', { recursive: true });
