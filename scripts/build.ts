import { buildApps, chooseApps } from '@asia/app-build';
import { main } from '@asia/release-store/runCommand';

main((words) => buildApps(chooseApps(words)));
