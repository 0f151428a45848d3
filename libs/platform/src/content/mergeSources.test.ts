import type { ContentOwner } from '@forecourt/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../database/database.ts';
import { openMemory } from '../database/testing/openMemory.ts';
import { putFile, temporaryFolder } from '../testing/temporaryFolder.ts';
import { openDatabaseContent, type DatabaseContent } from './database/openDatabaseContent.ts';
import { openFileContent } from './files/openFileContent.ts';
import { mergeSources } from './mergeSources.ts';
import { openContent, type OpenedContent } from './openContent.ts';
import { harbour } from './testing/harbour.ts';

let folder: string;
let database: OpenedDatabase;
let pushed: DatabaseContent;
let content: OpenedContent;

beforeEach(async () => {
  folder = temporaryFolder();
  database = await openMemory();
  pushed = openDatabaseContent(database.db);
}, 60_000);
afterEach(async () => {
  await content.close();
  await database.close();
});

const write = (owner: ContentOwner, fields: object) => putFile(folder, `${owner}/pages/warranty.json`, fields);
const push = (owner: ContentOwner, fields: Record<string, unknown> | null) =>
  pushed.write([{ owner, kind: 'page', slug: 'warranty', fields }], () => []);

async function open(): Promise<void> {
  content = await openContent({
    source: mergeSources(openFileContent(folder, null), pushed),
    sites: () => [harbour],
    now: () => new Date('2026-11-22T01:00:00Z'),
    log: () => undefined,
  });
}
const shown = () => content.find(harbour, 'page', 'warranty')?.record;

it('[CONT-04] the database wins over the file of the same owner, field by field; a narrower owner wins over both', async () => {
  write('manufacturers/toyota', { title: 'File', lead: 'File', description: 'File' });
  await push('manufacturers/toyota', { title: 'Pushed', lead: 'Pushed' });
  write('sites/harbour', { lead: 'Site' });
  await open();
  expect(shown()).toMatchObject({ title: 'Pushed', lead: 'Site', description: 'File' });
  expect(content.partsOf('harbour', 'page', 'warranty').map(({ origin }) => origin)).toEqual([
    'manufacturers/toyota/pages/warranty.json',
    'database: manufacturers/toyota/page/warranty',
    'sites/harbour/pages/warranty.json',
  ]);
  await push('manufacturers/toyota', null);
  await content.refresh();
  expect(shown()).toMatchObject({ title: 'File', lead: 'Site' });
});

it('what is wrong is told of the part that gave the field, whichever source it is from', async () => {
  write('sites/harbour', { title: 'File', until: 'tomorrow' });
  await push('sites/harbour', { lead: 7 });
  await open();
  expect(content.problems().map(({ origin, field }) => [origin, field])).toEqual([
    ['sites/harbour/pages/warranty.json', 'until'],
    ['database: sites/harbour/page/warranty', 'lead'],
  ]);
});

it('[CONT-04] a mistyped field is told with the one that was meant, and the file that it stands in', async () => {
  write('manufacturers/toyota', { title: 'Warranty', lead: 'Five years' });
  write('sites/harbour', { titel: 'Warranty', desription: 'Ours' });
  await open();
  const origin = expect.stringContaining('sites/harbour');
  expect(content.problems()).toMatchObject([
    { origin, field: 'titel', message: "is not a known field; did you mean 'title'?" },
    { origin, field: 'desription', message: "is not a known field; did you mean 'description'?" },
  ]);
});
