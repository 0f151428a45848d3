import { sampleVehicle } from '@forecourt/domain/testing';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { configOf } from '../config/testing/configOf.ts';
import { plainSiteInput } from '../config/testing/plainSite.ts';
import { emptyTables } from '../database/testing/openMemory.ts';
import { openRunningHost, type RunningHost } from '../database/testing/runningHost.ts';
import { openInventory } from '../stock/inventory/openInventory.ts';
import { putFile } from '../testing/temporaryFolder.ts';
import { openDatabaseContent } from '../content/database/openDatabaseContent.ts';
import { openPreviewLinks } from '../content/preview/previewLinks.ts';
import { contentCommand } from './contentCommand.ts';

const secret = '7d1f0c9b3a5e8d2460f1c7b9a3e5d8f2';
const now = () => new Date('2026-11-22T01:00:00Z');

let host: RunningHost;
beforeAll(async () => void (host = await openRunningHost()));
afterAll(() => host.close());
beforeEach(async () => {
  await emptyTables(host.db);
  rmSync(join(host.folder, 'content'), { recursive: true, force: true });
  put('sites/harbour.json', plainSiteInput('harbour', { name: 'Harbour' }));
});

const put = (path: string, content: unknown) => putFile(host.folder, path, content);

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const environment = {
    FORECOURT_SITES: 'sites',
    FORECOURT_CONTENT: 'content',
    FORECOURT_DATA: 'data',
    FORECOURT_SECRET: secret,
    FORECOURT_ORIGIN: 'https://{slug}.example',
  };
  const config = configOf(environment, host.folder);
  const lines: string[] = [];
  const code = await contentCommand(args, { config, say: (line) => void lines.push(line), now });
  return { code, lines };
}

it('check names file, field and what would be right, of files and database, and fails', async () => {
  put('content/sites/harbour/pages/about-us.md', '---\ntitle: About\n---\n');
  expect(await run('check')).toEqual({ code: 0, lines: ['Nothing is wrong: 1 records show on 1 sites.'] });
  put('content/sites/harbour/pages/terms.md', '---\ntitle: Terms\nuntil: tomorrow\n---\n');
  put('content/sites/harbour/redirects/former.md', '---\n---\n/about-us /x\n/cars/{rest*} /search\n');
  const key = { owner: 'sites/harbour', kind: 'page', slug: 'pushed' } as const;
  const pushed = openDatabaseContent(host.db);
  await pushed.write([{ ...key, fields: { title: 'P', until: 'never' } }], () => []);
  const vehicle = { ...sampleVehicle, slug: 'a-ute', dealership_id: 'dealer-harbour' };
  const stock = [vehicle, { ...vehicle, id: '2', slug: 'elsewhere', dealership_id: 'other' }];
  await openInventory({ db: host.db, now }).upsert(stock);
  const { code, lines } = await run('check');
  expect([code, lines.length]).toEqual([1, 5]);
  expect(lines[0]).toBe('sites/harbour/pages/terms.md: until: write it as 2026-12-24 or 2026-12-24T09:00');
  expect(lines[1]).toMatch(/^database: sites\/harbour\/page\/pushed: until: /);
  expect(lines.slice(2, 4)).toEqual([
    'warning: sites/harbour/redirects/former.md: text: line 1: /about-us leads on, so /about-us is not reached on harbour',
    'warning: sites/harbour/redirects/former.md: text: line 2: /cars/{rest*} leads on, so /cars/a-ute is not reached on harbour',
  ]);
  expect(lines[4]).toBe('2 to mend.');
});

it('preview prints a link that is good for as long as was asked', async () => {
  put('content/sites/harbour/pages/about-us.md', '---\ntitle: About\ndraft: true\n---\n');
  const { code, lines } = await run('preview', 'harbour', 'page', 'about-us', '--hours', '2');
  expect([code, lines[1]]).toEqual([0, 'Good until 2026-11-22T03:00:00.000Z, for whoever has it.']);
  const url = new URL(lines[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://harbour.example/about-us');
  const shown = openPreviewLinks(secret).read(String(url.searchParams.get('preview')), now());
  expect(shown).toMatchObject({ site: 'harbour', kind: 'page', slug: 'about-us' });
});

it('[CONT-04] preview prints a link to the draft of a live record, of the owner that is named', async () => {
  put('content/shared/pages/about-us.draft.md', '---\ntitle: Everybody\n---\n');
  put('content/sites/harbour/pages/about-us.md', '---\ntitle: About\n---\n');
  const ownerOf = async (...more: string[]) => {
    const { lines } = await run('preview', 'harbour', 'page', 'about-us', ...more);
    return openPreviewLinks(secret).read(String(new URL(lines[0] ?? '').searchParams.get('preview')), now())?.owner;
  };
  expect(await ownerOf()).toBe('shared');
  expect(await ownerOf('--owner', 'sites/harbour')).toBe('sites/harbour');
  const unknown = await run('preview', 'harbour', 'page', 'about-us', '--owner', 'manufacturers/kia');
  expect(unknown).toEqual({ code: 1, lines: ["Harbour has no page 'about-us' that could be shown."] });
  put('content/shared/pages/about-us.draft.md', '---\ntitle: Everybody\nuntil: tomorrow\n---\n');
  const wrong = await run('preview', 'harbour', 'page', 'about-us');
  expect(wrong.code).toBe(1);
  expect(wrong.lines[0]).toMatch(/^shared\/pages\/about-us\.draft\.md: until: /);
});

it.each([
  [[], /^Usage/],
  [['look'], /^Usage/],
  [['preview', 'harbour', 'page'], /^Usage/],
  [['preview', 'harbour', 'pagse', 'a'], /There is no kind 'pagse'/],
  [['preview', 'nobody', 'page', 'a'], /There is no site 'nobody'/],
  [['preview', 'harbour', 'page', 'a'], /has no page 'a'/],
  [['check', '--all'], /--all/],
])('%j is answered with what to do', async (args, message) => {
  const { code, lines } = await run(...args);
  expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(message)]);
});
