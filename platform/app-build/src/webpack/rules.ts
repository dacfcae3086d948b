import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { Variant } from './Variant';

interface Options extends Pick<Variant, 'target' | 'serve'> {
  folder: string;
  publicBase: string;
  /** Transformers of the compiler, for development. */
  transformers?: object;
}

export function rules({ folder, target, serve, publicBase, transformers }: Options): RuleSetRule[] {
  const node = target === 'node';
  const css = (modules: object | false) => [
    ...(node ? [] : [MiniCssExtractPlugin.loader]),
    { loader: require.resolve('css-loader'), options: { modules } },
  ];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: path.join(folder, 'tsconfig.json'),
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          sourceMap: true,
        },
        ...(transformers && { getCustomTransformers: () => transformers }),
      },
    },
    ...(serve
      ? []
      : [{ test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: require.resolve('./pureRouterLoader.cjs') }]),
    {
      test: /\.module\.css$/,
      use: css({
        // The Node build writes a page and the web build hydrates it: both need the same names.
        localIdentName: serve ? '[name]-[local]' : '[hash:base64:5]',
        // Two apps may have a file of the same path.
        localIdentHashSalt: path.basename(folder),
        exportOnlyLocals: node,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      }),
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      ...(node ? { loader: require.resolve('./emptyLoader.cjs') } : { use: css(false), sideEffects: true }),
    },
    {
      test: /\.(svg|webp|avif|png|woff2)$/,
      type: 'asset/resource',
      generator: {
        filename: 'assets/[name].[contenthash:8][ext]',
        ...(node && { emit: false, publicPath: publicBase }),
      },
    },
  ];
}
