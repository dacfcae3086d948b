import { createServer } from 'node:net';
import { listVersions, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { parts } from './parts';
import { provenanceOfSources } from './provenance';
import { releaseStored } from './releaseParts';
import { partsThatDiffer, storeChanged } from './sourceVersion';

// Serves the live site unchanged, also after a rollback. Only `--build`, or an empty release store, starts a build.
runCommand(async (words) => {
  const store = ReleaseStore.fromEnvironment();
  const live = await store.live();
  if (live && !words.includes('--build')) {
    const differing = await partsThatDiffer(store, listVersions(live.pointer));
    if (differing.length > 0)
      console.log(
        `The sources of ${differing.join(', ')} differ from what is live, as far as its release store knows. To look at them: npm run preview. To release them: npm run release -- ${differing.join(' ')}`,
      );
    return;
  }
  const release = await holdPort();
  try {
    console.log('Building the site; the first time takes about a minute.');
    const from = provenanceOfSources();
    await releaseStored(store, await storeChanged(store, parts), from);
  } finally {
    release();
  }
});

/**
 * Holds the port during the build: a taken port must fail before anything goes live.
 * @returns frees it
 * @throws Error with what to do, when it is taken
 */
function holdPort(): Promise<() => void> {
  const { PORT = '3000', HOST } = process.env;
  return new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy());
    holder.once('error', () =>
      reject(
        new Error(`Port ${PORT} is taken. Stop what runs there, or choose another: PORT=3001 npm start`),
      ),
    );
    holder.listen({ port: Number(PORT), host: HOST }, () => resolve(() => holder.close()));
  });
}
