import fs from 'node:fs';
import path from 'node:path';

/** Writes texts unchanged, all else as JSON. Unchanged files keep their time: webpack rebuilds touched files. */
export function writeChanged(folder: string, files: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(files)) {
    const file = path.join(folder, name);
    const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 1)}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
