import { ReleaseStore, retireApp } from '@asia/releases';
import { main } from './main';

main(async ([app]) => {
  if (!app) throw new Error('Say which app: npm run retire -- menu-mfe');
  const { generation } = await retireApp(ReleaseStore.fromEnvironment(), app);
  console.log(`${app} and its pages are gone; live: generation ${generation.number}`);
});
