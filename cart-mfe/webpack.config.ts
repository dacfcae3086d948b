import { containerOptions, ModuleFederationPlugin, remoteConfigs, withCopies } from '@asia/app-build/webpack';
import { singletons } from '@asia/shared/singletons';
import app from './app';

/** A remote exposes the modules of `app.ts`, and takes shared modules from the shell. Alone, it brings copies. */
export default remoteConfigs(app, (build) => {
  const shared = build.serve ? withCopies(singletons) : singletons;
  return new ModuleFederationPlugin({ ...containerOptions(build), shared });
});
