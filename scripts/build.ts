import { buildApps, chooseApps } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';

runCommand((words) => buildApps(chooseApps(words)));
