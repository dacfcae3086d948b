import { releaseBuilds, rollBackTo } from '../releaseBuilds';
import { rollbackTarget } from '../rollbackTarget';
import {
  descriptions,
  kindsOfStore,
  live,
  liveContent,
  liveFiles,
  released,
  testStore,
} from '../testing/testStore';

const { menu } = descriptions;

/** Reads an entry as an object with these texts. */
const reads = (name: string, ...texts: string[]) => ({
  [name]: `{ ${texts.map((text) => `${text}: string`).join('; ')} }`,
});
const withFacts = (facts: object) => ({ entries: { facts } });
const category = (key: string) => ({ key, route: `/${key}` });

describe.each(kindsOfStore)('in %s, content and the apps that read it', (_kind, open) => {
  /** The small site with a menu that reads the name of the restaurant. */
  async function readingRelease() {
    const site = await released(open());
    await site.release(menu, 'menu-2', reads('facts', 'name'));
    return site;
  }

  it('content without a field that a live app reads is refused, and nothing changes', async () => {
    const { store, releaseContent } = await readingRelease();
    const before = await liveFiles(store);
    await expect(releaseContent('content-2', withFacts({ title: 'House' }))).rejects.toThrow(
      'menu menu-2 reads `name` of the entry facts (src/Tea.tsx), which the content content-2 does not have. the content is newer than menu. Release all from one checkout: npm run release -- all',
    );
    expect(await liveFiles(store)).toEqual(before);
  });

  it('content with a field or an entry more goes live', async () => {
    const { store, releaseContent } = await readingRelease();
    const facts = { name: 'House', motto: 'Soup', hours: [{ opens: '11:00' }] };
    await releaseContent('content-2', { entries: { facts, today: [{ what: 'pause' }] } });
    expect([await liveContent(store), (await live(store)).menu]).toEqual(['content-2', 'menu-2']);
  });

  it('the compiler is asked once for a shape, and again for another one or another build', async () => {
    const { store, release, releaseContent } = await readingRelease();
    const verdicts = async () => (await store.names('verdicts/')).size;
    const before = await verdicts();
    await releaseContent('content-2', withFacts({ name: 'The house' }));
    expect(await verdicts()).toBe(before + 1);
    await releaseContent('content-3', withFacts({ name: 'The other house' }));
    expect(await verdicts()).toBe(before + 1);
    await release(menu, 'menu-3', reads('facts', 'name'));
    const after = await verdicts();
    expect(after).toBeGreaterThan(before + 1);
    await expect(releaseContent('content-4', withFacts({ name: 7 }))).rejects.toThrow('has as 7');
    expect(await verdicts()).toBe(after);
  });

  it('the compiler is not asked again for builds that were released in another order', async () => {
    const { store, addBuild, addContent } = testStore(open());
    const apps = Object.entries(descriptions).map(([app, description]) => addBuild(description, `${app}-1`));
    await releaseBuilds(store, [...(await Promise.all(apps)), await addContent('content-1')]);
    await releaseBuilds(store, [await addContent('content-2')]);
    expect(await liveContent(store)).toBe('content-2');
    expect((await store.names('verdicts/')).size).toBe(1);
  });

  it('an app that begins to read a field is refused until the content has it', async () => {
    const { store, release, releaseContent } = await released(open());
    const wanted = reads('facts', 'name', 'motto');
    await expect(release(menu, 'menu-2', wanted)).rejects.toThrow(
      'menu menu-2 reads `motto` of the entry facts (src/Tea.tsx), which the content content-1 does not have. menu is newer than the content. Release all from one checkout: npm run release -- all',
    );
    expect((await live(store)).menu).toBe('menu-1');
    await releaseContent('content-2', withFacts({ name: 'House', motto: 'Soup' }));
    await release(menu, 'menu-2', wanted);
    expect((await live(store)).menu).toBe('menu-2');
    await expect(rollBackTo(store, await rollbackTarget(store, 'content'))).rejects.toThrow(
      /`motto` of the entry facts .* does not have\. menu is newer than the content\. Roll back all .* --to 1 content$/,
    );
    expect(await liveContent(store)).toBe('content-2');
  });

  it('an entry that nobody has is refused, and one of any key is looked at under each of its keys', async () => {
    const { release, releaseContent } = await released(open());
    await expect(release(menu, 'menu-2', reads('rail'))).rejects.toThrow(
      'menu menu-2 reads the entry rail (src/Tea.tsx), which the content content-1 does not have.',
    );
    await release(menu, 'menu-2', reads('section/*', 'title'));
    const section = (title: string | null) => ({ title, dishes: [] });
    const entries = { 'section/tea': section('Tea'), 'section/rice': section(null) };
    await expect(releaseContent('content-2', { entries })).rejects.toThrow(
      'reads `title` of the entry section/rice (src/Tea.tsx), which the content content-2 has as null.',
    );
  });

  it('the entry of a category is asked for at the address of its page, and only where the content has one', async () => {
    const { release, releaseContent } = await released(open());
    await release(menu, 'menu-2', reads('page/{tea}', 'lead'));
    const categories = ['tea', 'rice'].map(category);
    const entries = { 'page/rice': {}, 'page/tea': { text: '' } };
    await expect(releaseContent('content-2', { categories, entries })).rejects.toThrow(
      'reads `lead` of the entry page/tea (src/Tea.tsx), which the content content-2 does not have.',
    );
    const { changed } = await releaseContent('content-3', {
      categories,
      entries: { 'page/tea': { lead: 'Hot' } },
    });
    expect(changed).toEqual(['content']);
  });

  it('a fallback build counts, and one that cannot read the content is none', async () => {
    const { store, release, releaseContent, addBuild, addContent } = await readingRelease();
    await release(menu, 'menu-3');
    await expect(releaseContent('content-2', withFacts({}))).rejects.toThrow(
      'menu menu-2, the fallback build, reads `name` of the entry facts',
    );
    await release(menu, 'menu-4', reads('facts', 'name'));
    const both = [await addBuild(menu, 'menu-5'), await addContent('content-3', withFacts({}))];
    await releaseBuilds(store, both);
    const remotes = (await store.live())?.pointer.remotes;
    expect(remotes?.find(({ name }) => name === 'menu')).not.toHaveProperty('fallbackBuild');
  });
});
