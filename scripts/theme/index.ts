import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mantineVariables } from '../../shared/src/ui/theme/mantineVariables';

const file = path.resolve(__dirname, '../../shared/src/ui/theme/mantine-variables.css');
writeFileSync(file, mantineVariables());
console.log(`Written: ${path.relative(process.cwd(), file)}`);
