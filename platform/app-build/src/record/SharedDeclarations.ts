import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readJson } from '@asia/release-store';
import { readImports } from './readImports';
import { readProject } from './readProject';

/** Declarations of `@asia/shared` as the compiler wrote them (`tsc -b`), read by shared module. */
export class SharedDeclarations {
  private readonly manifest: {
    name: string;
    exports: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  private readonly emitted: string;
  private readonly printer = ts.createPrinter({ removeComments: true });

  constructor(private readonly folder: string) {
    this.manifest = readJson(path.join(folder, 'package.json'));
    const { outDir = folder, rootDir = folder } = readProject(folder).options;
    this.emitted = path.join(outDir, path.relative(rootDir, folder));
  }

  owns(specifier: string): boolean {
    return specifier.startsWith(`${this.manifest.name}/`);
  }

  /** The file behind a shared module, relative to the package: declarations, or JSON. @throws Error without one */
  declarations(specifier: string): string {
    return declarationOf(this.source(specifier));
  }

  private source(specifier: string): string {
    const wanted = `.${specifier.slice(this.manifest.name.length)}`;
    for (const [pattern, target] of Object.entries(this.manifest.exports)) {
      const [head = '', tail] = pattern.split('*');
      if (tail === undefined ? wanted !== pattern : !(wanted.startsWith(head) && wanted.endsWith(tail)))
        continue;
      const star = tail === undefined ? '' : wanted.slice(head.length, wanted.length - tail.length);
      return path.normalize(target.replace('*', star));
    }
    throw new Error(`${this.manifest.name} has no module ${specifier}.`);
  }

  /** Absolute path of a file of `declarations` or `closure`. */
  absolute(file: string): string {
    return path.join(file.endsWith('.d.ts') ? this.emitted : this.folder, file);
  }

  /** The file and all files of the package that it references, sorted. */
  closure(file: string, found = new Set<string>()): string[] {
    if (found.has(file)) return [];
    found.add(file);
    if (file.endsWith('.d.ts')) {
      for (const { specifier } of readImports(file, this.read(file))) {
        const next = this.follow(file, specifier);
        if (next) this.closure(next, found);
      }
    }
    return [...found].sort();
  }

  /** Values of `src/contracts/` that the sources of a shared module import: an app bundles them with it. */
  contractsBehind(specifier: string): string[] {
    const found = new Set<string>();
    const names = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file) || !/\.tsx?$/.test(file)) return;
      found.add(file);
      for (const { specifier: next, names: taken } of readImports(
        file,
        readFileSync(path.join(this.folder, file), 'utf8'),
      )) {
        const base = next.startsWith('.') ? path.join(path.dirname(file), next) : '';
        if (/^src\/contracts(\/|$)/.test(base)) taken.forEach((name) => names.add(name));
        else if (base) visit(this.sourceFile(base));
      }
    };
    visit(this.source(specifier));
    return [...names];
  }

  private sourceFile(base: string): string {
    const candidates = [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')];
    return candidates.find((file) => existsSync(path.join(this.folder, file))) ?? base;
  }

  /** Libraries of the package that its files reference, with versions. */
  libraries(files: readonly string[]): Record<string, string> {
    const mentioned = files
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => readImports(file, this.read(file)));
    return Object.fromEntries(
      Object.entries(this.manifest.dependencies ?? {}).filter(([library]) =>
        mentioned.some(({ specifier }) => specifier === library),
      ),
    );
  }

  /** Hash of a module's declarations, twelve digits; comments do not count. */
  hash(specifier: string): string {
    return this.hashDeclarations(this.declarations(specifier));
  }

  /** Returns the hash of one declaration file and of its references. */
  hashDeclarations(declarations: string): string {
    const hash = createHash('sha256');
    for (const file of this.closure(declarations)) {
      const text = this.read(file);
      const bare = file.endsWith('.d.ts')
        ? this.printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
        : text;
      hash.update(file).update('\0').update(bare);
    }
    return hash.digest('hex').slice(0, 12);
  }

  private read(file: string): string {
    const absolute = this.absolute(file);
    if (!existsSync(absolute))
      throw new Error(`${absolute} is missing: check the types of ${this.manifest.name} first.`);
    return readFileSync(absolute, 'utf8');
  }

  private follow(from: string, specifier: string): string | undefined {
    if (this.owns(specifier)) return this.declarations(specifier);
    if (!specifier.startsWith('.')) return undefined;
    const base = path.join(path.dirname(from), specifier);
    return [`${base}.d.ts`, path.join(base, 'index.d.ts'), base].find(
      (file) => /\.(d\.ts|json)$/.test(file) && existsSync(this.absolute(file)),
    );
  }
}

const declarationOf = (source: string) => source.replace(/(?<!\.d)\.tsx?$/, '.d.ts');
