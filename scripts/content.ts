import { runCommand } from '@asia/release-store/runCommand';
import { prepareContent } from './prepareContent';

runCommand(prepareContent);
