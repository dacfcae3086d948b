import { StartError } from './errors';
import { readSettings } from './readSettings';
import { startServer } from './startServer';

async function main() {
  const server = await startServer(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Under npm a Ctrl+C arrives twice, from the terminal and from the parent; a second `close` does nothing.
    process.on(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(`Asia: ${server.url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
