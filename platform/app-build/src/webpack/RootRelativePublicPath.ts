import path from 'node:path';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class RootRelativeModule extends RuntimeModule {
  constructor() {
    super('root relative public path', RuntimeModule.STAGE_ATTACH);
  }
  override generate(): string {
    const p = RuntimeGlobals.publicPath;
    return `if (typeof location === "object" && ${p}.startsWith(location.origin + "/")) ${p} = ${p}.slice(location.origin.length);`;
  }
}

/** The public path of every web build: its address has its version, which is known later. */
export const AUTOMATIC = 'auto';

/**
 * Writes the automatic public path without the origin, as prerendered pages have it. With the origin, a page would load
 * every style sheet twice, and asset addresses would differ on hydration.
 */
export class RootRelativePublicPath {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('RootRelativePublicPath', (compilation) => {
      const { publicPath } = compiler.options.output;
      if (publicPath !== AUTOMATIC)
        compilation.errors.push(
          new webpack.WebpackError(
            `${path.basename(compiler.context)}/webpack.config.ts sets output.publicPath to ${JSON.stringify(publicPath)}: chunks lie beside the build, at "${AUTOMATIC}".`,
          ),
        );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('RootRelativePublicPath', (chunk) => {
          compilation.addRuntimeModule(chunk, new RootRelativeModule());
        });
    });
  }
}
