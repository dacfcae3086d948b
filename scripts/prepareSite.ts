import { createServer } from 'node:net';
import { appNames, releaseApps, ReleaseStore } from '@asia/releases';
import { main } from './main';
import { sourcesDiffer, stampSources } from './sourceVersion';

// Serving is not building: what is live stays live, a rollback too, whatever the sources say meanwhile.
main(async (words) => {
  const store = ReleaseStore.fromEnvironment();
  if (store.live() && !words.includes('--build')) {
    if (sourcesDiffer(store))
      console.log('The sources differ from what is live. To release them: npm run release -- all');
    return;
  }
  await checkPort();
  console.log('Building the site; the first time takes about a minute.');
  await releaseApps(store, appNames);
  stampSources(store);
});

/** Nothing goes live that could not be served then. The server itself says what to do about a port that is taken. */
function checkPort(): Promise<void> {
  const { PORT = '3000', HOST } = process.env;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(`Port ${PORT} is taken. Stop what runs there, or choose another: PORT=3001 npm start`),
      ),
    );
    probe.listen({ port: Number(PORT), host: HOST }, () => probe.close(() => resolve()));
  });
}
