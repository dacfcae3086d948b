import { StartError } from './errors';
import { readSettings } from './readSettings';
import { startServer } from './startServer';

try {
  const server = await startServer(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl+C ends the process at once.
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(`Asia: ${server.url}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
