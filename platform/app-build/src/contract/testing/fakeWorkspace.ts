import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import type { ContractOf } from '@asia/release-store/contract';
import type { AppDescription } from '@asia/shared/contracts';
import { readProject } from '../readProject';
import { recordContract } from '../recordContract';
import { builtStyles } from '../sharedStyles';

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2015'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
  composite: true,
  emitDeclarationOnly: true,
  outDir: 'dist/types',
};

const files = {
  // Each compiler of each test would read the real React again.
  'tools/node_modules/@types/react/package.json': JSON.stringify({
    name: '@types/react',
    types: 'index.d.ts',
  }),
  'tools/node_modules/@types/react/index.d.ts': `
    export type { ComponentType } from 'drawing';
    export interface ReactElement { readonly drawn: true }
    export type ReactNode = ReactElement | string | number | null | undefined;
    export type ComponentProps<Component> = Component extends (props: infer Props) => unknown ? Props : never;
  `,
  // A nested dependency of a library.
  'tools/node_modules/@types/react/node_modules/drawing/index.d.ts': `
    export type ComponentType<Props> = (props: Props) => import('../../index').ReactNode;
  `,
  'tools/node_modules/@types/react/jsx-runtime.d.ts': `
    import type { ReactElement } from './index';
    export namespace JSX {
      type Element = ReactElement | string | number | null;
      interface IntrinsicElements { b: { children?: unknown } }
    }
  `,
  'tools/node_modules/brush/package.json': JSON.stringify({
    name: 'brush',
    version: '1.0.0',
    exports: { types: './index.d.ts' },
  }),
  'tools/node_modules/brush/index.d.ts': `export declare function paint(colour: string): void;`,
  'shared/package.json': JSON.stringify({
    name: '@asia/shared',
    version: '1.0.0',
    dependencies: { brush: '1.0.0' },
    exports: Object.fromEntries(
      ['contracts', 'cart', 'ui', 'words', 'content'].map((e) => [`./${e}`, `./src/${e}/index.ts`]),
    ),
  }),
  'shared/tsconfig.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, rootDir: '.' },
    include: ['src'],
  }),
  'shared/src/contracts/index.ts': `
    import type { ComponentType } from 'react';
    export interface Dish { name: string; price: number }
    export interface PageGlobals { siteWords: { entries: Record<string, string> } | undefined }
    export interface PageModule<Props> { default: ComponentType<Props>; preload?: (props: Props) => Promise<unknown> }
    export interface RouteDescription {
      path: string; page: string; props?: Record<string, string>; slots?: Record<string, string>;
      noindex?: boolean; data?: string[];
    }
    export interface AppDescription {
      name: string; exposes: Record<string, string>; routes: RouteDescription[];
      fills?: Record<string, string>; provides?: { products?: string };
    }
  `,
  'shared/src/cart/index.ts': `
    import type { Dish } from '../contracts';
    export class CartStore {
      private lines: Dish[] = [];
      add(dish: Dish): void { this.lines.push(dish); }
      empty(): void { this.lines = []; }
    }
    /** The one cart. */
    export const cart = new CartStore();
  `,
  'shared/src/ui/index.ts': `
    export interface ButtonProps { label: string; onPress: () => void }
    export function Button(props: ButtonProps): string { return props.label; }
    export function Plate(): null { return null; }
  `,
  'shared/src/words/index.ts': `export const greet = (name: string): string => 'Hola ' + name;`,
  'page-mfe/tsconfig.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, rootDir: '..' },
    include: ['src'],
    exclude: ['src/**/*.test.ts'],
    references: [{ path: '../shared' }],
  }),
  'page-mfe/src/Page.tsx': `
    import type { Dish } from '@asia/shared/contracts';
    import { Button } from '@asia/shared/ui';
    import { greet } from '@asia/shared/words';
    import { order } from './order';
    const dish: Dish = { name: greet('arroz'), price: 20000 };
    export default function Page({ kind }: { kind: 'rice' | 'soup' }) {
      return <Button label={kind} onPress={() => order(dish)} />;
    }
  `,
  'page-mfe/src/order.ts': `
    import type { Dish } from '@asia/shared/contracts';
    import { cart } from '@asia/shared/cart';
    export function order(dish: Dish) {
      cart.add(dish);
    }
  `,
  'page-mfe/src/Page.test.ts': `export const wrong: number = 'never read';`,
};

const description: AppDescription = {
  name: 'page-mfe',
  exposes: { Page: './src/Page.tsx' },
  routes: [
    {
      path: '/Arroz',
      page: 'Page',
      props: { kind: 'rice' },
    },
  ],
};

/** Contracts recorded from the same sources: the compiler is slow. */
const recorded = new Map<string, string>();

export function forgetRecords(): void {
  for (const folder of recorded.values()) rmSync(folder, { recursive: true, force: true });
  recorded.clear();
}

/** A tiny shell, remote and `shared` in a temporary folder, with the real compiler. */
export class FakeWorkspace {
  readonly root = mkdtempSync(path.join(tmpdir(), 'contract-'));
  readonly folder = path.join(this.root, 'page-mfe');
  description = description;
  private records = 0;
  private readonly texts = new Map<string, string>();

  constructor() {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    const modules = path.join(this.root, 'node_modules');
    mkdirSync(path.join(modules, '@asia'), { recursive: true });
    symlinkSync('../../shared', path.join(modules, '@asia/shared'));
    for (const library of ['@types', 'brush'])
      symlinkSync(`../tools/node_modules/${library}`, path.join(modules, library));
  }

  write(file: string, text: string): void {
    this.texts.set(file, text);
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }

  /** Writes a style sheet into its source map, as a build of the app does. */
  writeSheet(app: string, source: string, text: string): void {
    const map = { sources: [`webpack://${app}_00000000/${source}`], sourcesContent: [text] };
    this.write(`${app}/dist/web/${path.basename(source)}.map`, JSON.stringify(map));
  }

  edit(file: keyof typeof files, from: string, to: string): void {
    const text = files[file];
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    this.write(file, text.replace(from, to));
  }

  recordShell(version = 'shell1'): ContractOf {
    return this.record('shell', version, { name: 'shell', exposes: {}, routes: [] });
  }

  recordRemote(version = 'page1'): ContractOf {
    return this.record('page-mfe', version, this.description);
  }

  private record(app: string, version: string, described: AppDescription): ContractOf {
    const asWritten = JSON.stringify([app, described, [...this.texts]]);
    const folder = path.join(this.root, 'store', `${app}-${++this.records}`);
    const known = recorded.get(asWritten) ?? mkdtempSync(path.join(tmpdir(), 'contract-record-'));
    if (!recorded.has(asWritten)) this.recordInto(known, described);
    recorded.set(asWritten, known);
    cpSync(known, folder, { recursive: true });
    return { app, version, folder };
  }

  private recordInto(folder: string, described: AppDescription): void {
    const shared = path.join(this.root, 'shared');
    const { options, fileNames } = readProject(shared);
    ts.createProgram(fileNames, { ...options, composite: false, declaration: true }).emit();
    // Another folder, as in a release store: later checks must not need this workspace.
    recordContract({
      folder: this.folder,
      shared,
      styles: builtStyles(path.join(this.root, described.name, 'dist/web')),
      out: folder,
      description: described,
      singletons: ['@asia/shared/cart', '@asia/shared/ui'],
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
