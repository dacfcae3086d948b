import { ReleaseStore, versionsOf } from '@asia/releases';
import { main } from './main';

main(() => {
  const store = ReleaseStore.fromEnvironment();
  const history = store.history();
  console.log(`${store.dir}, generation ${history[0]?.number ?? 'none'}`);
  const live = versionsOf(history[0]?.pointer);
  const apps = new Set(history.flatMap(({ changed }) => changed));
  for (const app of [...apps].sort()) {
    console.log(live[app] ? app : `${app} (retired)`);
    const steps = history.filter(({ changed }) => changed.includes(app));
    steps.forEach(({ pointer, at, action }, index) => {
      const version = versionsOf(pointer)[app] ?? '–';
      console.log(`  ${index === 0 && live[app] ? '*' : ' '} ${version.padEnd(12)}  ${at}  ${action}`);
    });
  }
});
