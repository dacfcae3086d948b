export { startServer, type RunningServer } from './startServer';
