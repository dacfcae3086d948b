import { contentReads } from './contentReads';
import { FakeWorkspace } from './testing/fakeWorkspace';

const workspace = new FakeWorkspace();

it('are the names that its sources and those of shared have, without tests', () => {
  workspace.write('shared/src/words/index.ts', `export const house = content(entry('facts')).name;`);
  workspace.write('page-mfe/src/Page.test.ts', `content(entry('titles'));`);
  workspace.write(
    'page-mfe/src/Page.tsx',
    `const dishes = (key: string) => contentEntry(entry(\`section/\${key}\`));
     export default () => useContent(
       entry(
         'page/{bebidas}', route));`,
  );
  expect(contentReads(workspace.folder, `${workspace.root}/shared`)).toEqual([
    { name: 'facts', file: '../shared/src/words/index.ts' },
    { name: 'page/{bebidas}', file: 'src/Page.tsx' },
    { name: 'section/*', file: 'src/Page.tsx' },
  ]);
});

it('are refused where a name is a value', () => {
  workspace.write('page-mfe/src/Page.tsx', 'export const read = (name: "facts") => content(entry(name));');
  expect(() => contentReads(workspace.folder, `${workspace.root}/shared`)).toThrow(
    'src/Page.tsx reads an entry of the content by a name that is not written there.',
  );
});
