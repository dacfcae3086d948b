import path from 'node:path';
import webpack from 'webpack';
import type { AppDescription } from '@asia/shared/contracts';
import { ENDINGS, readSources } from '../record/readSources';
import { root } from '../workspace';
import { bundledModules, fileOf } from './bundledModules';

/** Style sheets and pictures are compared in the built files. */
const code = /\.([cm]?[jt]sx?|json)$/;

/** Refuses a remote whose own code is not all in its contract: nothing would compare the rest with the shell. */
export class OnlyRecorded {
  constructor(
    private readonly app: Pick<AppDescription, 'name' | 'exposes'>,
    private readonly shared = path.join(root, 'shared'),
  ) {}

  apply(compiler: webpack.Compiler): void {
    const { context } = compiler;
    compiler.hooks.compilation.tap('OnlyRecorded', (compilation) => {
      compilation.hooks.afterSeal.tap('OnlyRecorded', () => {
        const sources = readSources(context, Object.values(this.app.exposes));
        const recorded = new Set(sources.files.map((file) => path.join(context, file)));
        const isOwn = (file: string) =>
          code.test(file) && !file.includes('node_modules') && !file.startsWith(this.shared + path.sep);
        const files = bundledModules(compilation).map(fileOf);
        const other = files.find((file) => isOwn(file) && !recorded.has(file));
        if (other)
          compilation.errors.push(
            new webpack.WebpackError(
              `${this.app.name} bundles ${path.relative(context, other)}, which its contract does not record. ` +
                `Apps are TypeScript: import a file of the app by its relative path, with an ending of ${ENDINGS.join(', ')}.`,
            ),
          );
      });
    });
  }
}
