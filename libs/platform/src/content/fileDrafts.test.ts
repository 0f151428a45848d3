import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../database/database.ts';
import { openMemory } from '../database/testing/openMemory.ts';
import { contentRecords } from '../database/schema/index.ts';
import type { ContentDesk } from '../ports/contentPort.ts';
import { putFile, temporaryFolder } from '../testing/temporaryFolder.ts';
import { openDatabaseContent, type DatabaseContent } from './database/openDatabaseContent.ts';
import { openFileContent } from './files/openFileContent.ts';
import { mergeSources } from './mergeSources.ts';
import { openContent, type OpenedContent } from './openContent.ts';
import { openContentDesk } from './openContentDesk.ts';
import { harbour } from './testing/harbour.ts';

const key = { owner: 'sites/harbour', kind: 'page', slug: 'about' } as const;

let database: OpenedDatabase;
let folder: string;
let pushed: DatabaseContent;
let content: OpenedContent;
let desk: ContentDesk;

beforeAll(async () => void (database = await openMemory()), 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  folder = temporaryFolder();
  await database.db.delete(contentRecords);
  pushed = openDatabaseContent(database.db);
});
afterEach(() => content.close());

const put = (path: string, fields: string) => putFile(folder, path, `---\n${fields}\n---\n`);
async function open(): Promise<void> {
  content = await openContent({
    source: mergeSources(openFileContent(folder, null), pushed),
    sites: () => [harbour],
    now: () => new Date('2026-11-22T01:00:00Z'),
    log: () => undefined,
  });
  desk = openContentDesk({ content, pushed });
}
const find = () => desk.find(harbour, 'page', 'about');
const draftsOf = () => desk.entries(harbour, 'page').map(({ slug, drafts }) => [slug, ...drafts]);
const store = async (change: object) => {
  const written = await pushed.write([{ ...key, fields: null, ...change }], () => []);
  await content.refresh();
  return written.ok;
};
const preview = () =>
  content.preview({ ...key, site: 'harbour', until: 0 }, () => content.find(harbour, 'page', 'about')?.record);

it('[CONT-04] a draft in a file without a record is opened with its fields', async () => {
  put('sites/harbour/pages/about.draft.md', 'title: About us\nlead: To come.');
  await open();
  expect(await find()).toMatchObject({
    title: 'About us',
    owners: [],
    below: {},
    fields: null,
    draft: null,
    fileDraft: { title: 'About us', lead: 'To come.' },
    version: 0,
  });
});

it('is stored so that the record reads as the preview of the file, also what the draft leaves out', async () => {
  put('shared/pages/about.md', 'title: Everybody\nlead: Of everybody.');
  put('sites/harbour/pages/about.md', 'title: About\nlead: Of the site.\nimage_url: /media/demo/a\ndescription: Old.');
  put('sites/harbour/pages/about.draft.md', 'title: About us\nupdated: 2026-11-20');
  await open();
  await store({ fields: { description: 'New.' } });
  const shown = preview();
  expect(shown).toMatchObject({ title: 'About us', lead: 'Of everybody.', image_url: null, description: 'New.' });
  const opened = await find();
  expect(opened?.below).toMatchObject({ title: 'About', lead: 'Of the site.' });
  expect(opened?.fileDraft).toEqual({
    title: 'About us',
    updated: '2026-11-20',
    lead: 'Of everybody.',
    image_url: null,
    description: 'New.',
  });
  expect(draftsOf()).toEqual([['about', 'sites/harbour']]);
  await store({ fields: opened?.fileDraft });
  expect(content.find(harbour, 'page', 'about')?.record).toEqual(shown);
  // The file is still there, and changes nothing any more.
  expect([(await find())?.fileDraft, draftsOf()]).toEqual([null, [['about']]]);
  await store({});
  expect((await find())?.fileDraft).toMatchObject({ title: 'About us' });
});

it('gives way to a draft in the database', async () => {
  put('sites/harbour/pages/about.draft.md', 'title: About us');
  await open();
  await store({ fields: { title: 'Ours' }, isDraft: true });
  expect(await find()).toMatchObject({ draft: { title: 'Ours' }, fileDraft: null });
  await store({ isDraft: true });
  expect(await find()).toMatchObject({ draft: null, fileDraft: { title: 'About us' } });
});

it('is nobody’s but the site’s own: those of the manufacturer and of everybody stay theirs', async () => {
  put('sites/harbour/pages/about.md', 'title: About');
  put('manufacturers/toyota/pages/about.draft.md', 'title: Secret of the make');
  put('shared/pages/about.draft.md', 'title: Of everybody');
  await open();
  expect(await find()).toMatchObject({ drafts: ['manufacturers/toyota', 'shared'], fileDraft: null });
});

it('with something wrong in it is opened as it was written, so that it can be put right', async () => {
  put('sites/harbour/pages/about.md', 'title: About\nlead: Ours.');
  put('sites/harbour/pages/about.draft.md', 'title: About us\nuntil: tomorrow');
  await open();
  expect((await find())?.fileDraft).toEqual({ title: 'About us', until: 'tomorrow' });
});
