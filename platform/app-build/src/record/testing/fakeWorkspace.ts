import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ContractOf } from '@asia/release-store/recorded-contract';
import { temporary } from '@asia/release-store/testing/temporary';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import type { AppDescription } from '@asia/shared/contracts';
import { readProject } from '../readProject';
import { recordContract } from '../recordContract';
import { builtStyles } from '../sharedStyles';

const sources = path.resolve(__dirname, '../../../fixtures/workspace');

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
const moduleNames = ['contracts', 'cart', 'ui', 'words', 'content'];

/** Packages and projects of the workspace, besides its sources. */
const settings = {
  'tools/node_modules/@types/react/package.json': { name: '@types/react', types: 'index.d.ts' },
  'tools/node_modules/brush/package.json': {
    name: 'brush',
    version: '1.0.0',
    exports: { types: './index.d.ts' },
  },
  'shared/package.json': {
    name: '@asia/shared',
    version: '1.0.0',
    dependencies: { brush: '1.0.0' },
    exports: Object.fromEntries(moduleNames.map((name) => [`./${name}`, `./src/${name}/index.ts`])),
  },
  'shared/tsconfig.json': { compilerOptions: { ...compilerOptions, rootDir: '.' }, include: ['src'] },
  'page-mfe/tsconfig.json': {
    compilerOptions: { ...compilerOptions, rootDir: '..' },
    include: ['src'],
    exclude: ['src/**/*.test.ts'],
    references: [{ path: '../shared' }],
  },
};

/** Parsed once: files of the compiler itself. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function emitDeclarations(shared: string): void {
  const { options, fileNames } = readProject(shared);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/typescript/lib/')) return read(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, read(file, ...rest));
    return libraries.get(file);
  };
  ts.createProgram(fileNames, { ...options, composite: false, declaration: true }, host).emit();
}

/** Folders of contracts that were recorded of the same sources: the compiler is slow. */
const recorded = new Map<string, string>();

/** A tiny shell, remote and `shared` in a temporary folder, with the real compiler. */
export class FakeWorkspace {
  readonly root = temporary();
  readonly folder = path.join(this.root, 'page-mfe');
  /** Only here: the libraries, also when the workspace is gone. */
  readonly tools = path.join(this.root, 'tools');
  description: AppDescription = {
    name: 'page-mfe',
    exposes: { Page: './src/Page.tsx' },
    routes: [{ path: '/Arroz', page: 'Page', props: { kind: 'rice' } }],
  };
  private readonly written = new Map<string, string>();
  private readonly originals = new Map<string, string>();

  constructor() {
    const modules = path.join(this.tools, 'node_modules');
    for (const name of ['shared', 'page-mfe'])
      cpSync(path.join(sources, name), path.join(this.root, name), { recursive: true });
    cpSync(path.join(sources, 'libraries'), modules, { recursive: true });
    // A nested dependency of a library.
    mkdirSync(path.join(modules, '@types/react/node_modules'));
    renameSync(path.join(modules, 'drawing'), path.join(modules, '@types/react/node_modules/drawing'));
    const texts = Object.entries(settings).map(([file, content]) => [file, JSON.stringify(content)] as const);
    writeFiles(Object.fromEntries(texts), this.root);
    writeFiles({ 'src/Page.test.ts': `export const wrong: number = 'never read';` }, this.folder);
    mkdirSync(path.join(this.root, 'node_modules/@asia'), { recursive: true });
    const links = {
      '@asia/shared': '../../shared',
      '@types': `${modules}/@types`,
      brush: `${modules}/brush`,
    };
    for (const [name, target] of Object.entries(links))
      symlinkSync(target, path.join(this.root, 'node_modules', name));
  }

  write(file: string, text: string): void {
    this.written.set(file, text);
    writeFiles({ [file]: text }, this.root);
  }

  /** Writes a style sheet into its source map, as a build of the app does. */
  writeSheet(app: string, source: string, text: string): void {
    const map = { sources: [`webpack://${app}_00000000/${source}`], sourcesContent: [text] };
    this.write(`${app}/dist/web/${path.basename(source)}.map`, JSON.stringify(map));
  }

  /** Replaces a text in a file as it was before the first edit. */
  edit(file: string, from: string, to: string): void {
    const text = this.originals.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
    this.originals.set(file, text);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    this.write(file, text.replace(from, to));
  }

  recordShell(version = 'shell1'): ContractOf {
    return this.record(version, { name: 'shell', exposes: {}, routes: [] });
  }

  recordRemote(version = 'page1'): ContractOf {
    return this.record(version, this.description);
  }

  private record(version: string, description: AppDescription): ContractOf {
    const app = description.name;
    const asWritten = JSON.stringify([description, [...this.written]]);
    const known = recorded.get(asWritten) ?? this.recordNew(description);
    recorded.set(asWritten, known);
    const folder = path.join(this.root, 'store', `${app}-${version}`);
    cpSync(known, folder, { recursive: true });
    return { app, version, folder };
  }

  private recordNew(description: AppDescription): string {
    const shared = path.join(this.root, 'shared');
    // Another folder, as in a release store: later checks must not need this workspace.
    const out = temporary();
    emitDeclarations(shared);
    recordContract({
      folder: this.folder,
      shared,
      styles: builtStyles(path.join(this.root, description.name, 'dist/web')),
      out,
      description,
      singletons: ['@asia/shared/cart', '@asia/shared/ui'],
    });
    return out;
  }

  /** Leaves only the recorded contracts and the tools, as on a machine that releases. */
  removeSources(): void {
    for (const name of ['shared', 'page-mfe', 'node_modules'])
      rmSync(path.join(this.root, name), { recursive: true });
  }
}
