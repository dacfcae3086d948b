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

/**
 * Writes the automatic public path without the origin, as prerendered pages have it. With the origin, a page would load
 * every style sheet twice, and asset addresses would differ on hydration.
 */
export class RootRelativePublicPath {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('RootRelativePublicPath', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('RootRelativePublicPath', (chunk) => {
          compilation.addRuntimeModule(chunk, new RootRelativeModule());
        });
    });
  }
}
