import { appNames, buildApps } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';
import { chooseParts } from './parts';

runCommand((words) => buildApps(chooseParts(words, appNames)));
