export { createServer, type ServerOptions } from './createServer';
export { startServer, type RunningServer, type StartOptions } from './startServer';
export { StartError, type StartFailure } from './errors';
export { contentSecurityPolicy, headers, noForeignOrigins, type ForeignOrigins } from './headers';
