import { appNames, chooseApps, releaseApps, ReleaseStore, versionsOf } from '@asia/releases';
import { main } from './main';
import { stampSources } from './sourceVersion';

main(async (words) => {
  const apps = chooseApps(words);
  const store = ReleaseStore.fromEnvironment();
  const { generation, changed, notes } = await releaseApps(store, apps);
  if (apps.length === appNames.length) stampSources(store);
  const live = versionsOf(generation.pointer);
  for (const app of apps)
    console.log(
      changed.includes(app) ? `released ${app} ${live[app]}` : `${app} ${live[app]} is live already`,
    );
  console.log(`live: generation ${generation.number}`);
  for (const note of notes) console.log(note);
});
