import { appNames } from './build/buildApps';
import { liveVersion } from './store/releaseApps';
import { Store } from './store/Store';

const store = Store.fromEnvironment();
const pointer = store.pointer();
console.log(`${store.dir}, generation ${store.currentId() ?? 'none'}`);
for (const app of appNames) {
  console.log(app);
  for (const { version, publishedAt, shared } of store.history(app)) {
    const mark = version === liveVersion(pointer, app) ? '*' : ' ';
    console.log(`  ${mark} ${version}  ${publishedAt}  @asia/shared ${shared}`);
  }
}
