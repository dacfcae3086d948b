import { cpSync } from 'node:fs';

// In a copy of the project, packages of the workspace are those of the copy; all others are found above it.
cpSync('../../../../node_modules/@asia', 'node_modules/@asia', { recursive: true, verbatimSymlinks: true });
