import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes texts as they are and everything else as JSON. Leaves unchanged files alone: webpack rebuilds what
 * is touched.
 */
export function writeChanged(folder: string, files: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(files)) {
    const file = path.join(folder, name);
    const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 1)}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
