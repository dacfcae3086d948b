import { builtStyles, definedStyles, usedStyles, writtenStyles } from './sharedStyles';
import { FakeWorkspace } from './testing/fakeWorkspace';

let workspace: FakeWorkspace;
beforeEach(() => void (workspace = new FakeWorkspace()));

const stylesOf = (app: string) => builtStyles(`${workspace.root}/${app}/dist/web`);

it('finds what a shell defines: in its sheets, with @property, and by its scripts', () => {
  workspace.writeSheet(
    'shell',
    './src/base.css',
    `@property --sweep { syntax: '<angle>'; inherits: false; initial-value: 0deg; }
     :root { --text: #100c0a; /* --gone: 1px; .gone {} */ --bar:var(--height); }
     .wrap, .ink > .num:hover { background: url('fibras.svg'); }`,
  );
  workspace.writeSheet('shell', './src/Bar.module.css', `.bar { --tap: 3rem; } .bar :global(.paper) {}`);
  workspace.write('shell/dist/web/main.js', `a.style.setProperty("--open",1);b={style:{'--ratio':2}}`);
  expect(definedStyles(stylesOf('shell'))).toEqual(
    [
      ...['--bar', '--open', '--ratio', '--sweep', '--tap', '--text'],
      ...['.ink', '.num', '.paper', '.wrap'],
    ].sort(),
  );
});

it('finds what an app uses of others: no fallback, no local class, nothing that it sets itself', () => {
  workspace.writeSheet(
    'page-mfe',
    './src/Page.module.css',
    `.page { --own: 1px; width: var(--own); color: var( --text ); height: var(--high, 3px); margin: var(--a, var(--b)); top: var(--drag); }
     .page :global(.wrap.wide) {}`,
  );
  workspace.write('page-mfe/dist/web/main.js', `s.setProperty("--drag",1)`);
  workspace.write(
    'page-mfe/src/Page.tsx',
    `export default ({ size }: { size: string }) => <>
       <b className="num soft" title="large" />
       <b className={\`small \${classes.page} \${size === 'big' ? 'label' : classes['none']}\`} />
       <b className={classes.page} style={{ color: 'var(--laca-5)' }} />
     </>;`,
  );
  expect(usedStyles(stylesOf('page-mfe'), workspace.folder, ['src/Page.tsx', 'src/order.ts'])).toEqual({
    '--b': 'src/Page.module.css',
    '--laca-5': 'src/Page.tsx',
    '--text': 'src/Page.module.css',
    '.label': 'src/Page.tsx',
    '.num': 'src/Page.tsx',
    '.small': 'src/Page.tsx',
    '.soft': 'src/Page.tsx',
    '.wide': 'src/Page.module.css',
    '.wrap': 'src/Page.module.css',
  });
});

it('reads the same of sources that are not built', () => {
  workspace.write('shared/src/ui/ui.css', `.wrap { --text: 1px; /* --gone: 1px; */ }`);
  workspace.write('shell/src/open.ts', `element.style.setProperty('--open', '1');`);
  const shell = writtenStyles(`${workspace.root}/shell`, [`${workspace.root}/shared`]);
  expect(definedStyles(shell)).toEqual(['--open', '--text', '.wrap']);
  workspace.write(
    'page-mfe/src/Page.module.css',
    `.page { --own: 1px; width: var(--own); top: var(--texto); }`,
  );
  expect(usedStyles(writtenStyles(workspace.folder), workspace.folder, [])).toEqual({
    '--texto': 'src/Page.module.css',
  });
});
