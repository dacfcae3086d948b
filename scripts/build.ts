import { buildApps, chooseApps } from '@asia/releases';
import { main } from './main';

main((words) => buildApps(chooseApps(words)));
