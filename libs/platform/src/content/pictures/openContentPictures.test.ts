import { sql } from 'drizzle-orm';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainSite } from '../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openFolderPictures } from '../../files/pictures/folderPictures.ts';
import type { PictureStore } from '../../files/pictures/pictureStore.ts';
import { GateFull, type Gate } from '../../limits/openGate.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { openImages } from '../../stock/images/openImages.ts';
import { openPictureGate } from '../../stock/images/pictureGate.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { longestContentBody, tooLongContent } from '../api/answerPicture.ts';
import type { ContentCaller } from '../api/contentKeys.ts';
import { openContentApi, type ContentApi } from '../api/openContentApi.ts';
import { openDatabaseContent } from '../database/openDatabaseContent.ts';
import { openFileContent } from '../files/openFileContent.ts';
import { mergeSources } from '../mergeSources.ts';
import { openContent, type OpenedContent } from '../openContent.ts';
import { openContentDesk } from '../openContentDesk.ts';
import { openPreviewLinks } from '../preview/previewLinks.ts';
import { openContentPictures, type ContentPictures } from './openContentPictures.ts';

const day = 86_400_000;
const site = plainSite('harbour');
const dana: ContentCaller = { name: 'editor Dana', sites: ['harbour'] };

let database: OpenedDatabase;
let folder: string;
let store: PictureStore;
let gate: Gate;
let at: number;
let content: OpenedContent;
let pictures: ContentPictures;
let api: ContentApi;
let audited: unknown[];

beforeAll(async () => void (database = await openMemory()), 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  folder = temporaryFolder();
  await database.db.execute(sql`delete from uploads`);
  await database.db.execute(sql`delete from content_records`);
  [at, audited] = [Date.parse('2026-11-22T01:00:00Z'), []];
  store = openFolderPictures(join(folder, 'uploads'));
  gate = openPictureGate(1);
  const now = () => new Date(at);
  const { db } = database;
  const pushed = openDatabaseContent(db);
  content = await openContent({
    source: mergeSources(openFileContent(join(folder, 'content'), null), pushed),
    sites: () => [site],
    now,
    log: () => undefined,
  });
  pictures = openContentPictures({
    db,
    content,
    now,
    log: pino({ level: 'silent' }),
    gate: Object.assign((<T>(work: () => Promise<T>) => gate(work)) as Gate, { waiting: () => 0 }),
    store: {
      put: (id, bytes) => store.put(id, bytes),
      get: (id) => store.get(id),
      remove: (id) => store.remove(id),
    },
  });
  const sites = {
    all: () => [site],
    bySlug: (slug: string) => (slug === site.slug ? site : null),
  } as unknown as SiteStore;
  api = openContentApi({
    content,
    pushed,
    pictures,
    sites,
    now,
    desk: openContentDesk({ content, pushed }),
    keys: { admin: 'key', sites: {} },
    links: openPreviewLinks('a secret of this test, long enough'),
    audit: (change) => void audited.push(change),
  });
});
afterEach(() => content.close());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } });
const send = (body: string | Uint8Array, path = '/pictures/harbour', caller: ContentCaller = dana) =>
  api.answer({ method: 'POST', path, query: new URLSearchParams(), headers: {}, body }, caller);
async function upload(): Promise<string> {
  const { body } = await send(await drawn(40, 30).png().toBuffer());
  return (body as { address: string }).address;
}
const idOf = (address: string) => address.slice('/media/content/'.length);
const files = () =>
  readdirSync(join(folder, 'uploads'), { recursive: true }).filter((name) => String(name).endsWith('.jpg'));
const storeFields = (image_url: string | null) =>
  api.answer(
    {
      method: 'PUT',
      path: '/sites/harbour/page/open-day/draft',
      query: new URLSearchParams(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Open day', image_url }),
    },
    dana,
  );

describe('a picture that an editor uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '[CONT-04] is taken as %s, shown in every width at an address that records may name, and told in the log',
    async (format) => {
      const exif = { IFD0: { Make: 'Camera' } };
      const taken = await drawn(2_400, 1_200)[format]().withExif(exif).toBuffer();
      const { status, body } = await send(taken);
      expect([status, body]).toEqual([
        201,
        { address: expect.stringMatching(/^\/media\/content\/[0-9a-f-]{36}$/), width: 2_000, height: 1_000 },
      ]);
      const { address } = body as { address: string };
      expect(audited).toEqual([{ action: 'picture stored', record: address, version: 1, key: 'editor Dana' }]);
      expect((await storeFields(address)).status).toBe(201);
      const kept = await sharp((await pictures.picture(idOf(address))) ?? undefined).metadata();
      expect([kept.format, kept.exif]).toEqual(['jpeg', undefined]);
      const images = openImages({ folder: join(folder, 'images'), sources: { content: pictures } });
      const shown = await images.respond(`content/${idOf(address)}/640`, 'image/webp');
      expect([shown.status, (await sharp(shown.body).metadata()).width]).toEqual([200, 640]);
    },
  );

  it('is refused in a sentence that says what to do, and leaves nothing behind', async () => {
    const wide = await drawn(9_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    const refused: [string, string | Uint8Array, number, RegExp][] = [
      ['empty', '', 400, /empty. Choose another/],
      ['a page', '<html><script>1</script>', 415, /Choose a JPEG, PNG, WebP or AVIF/],
      ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, /Choose a JPEG/],
      ['a phone’s', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 415, /Save it as a JPEG/],
      ['too many pixels', wide, 422, /64 million pixels. Save a smaller copy/],
      ['too large', new Uint8Array(8 * 1_024 * 1_024 + 1), 413, /larger than 8 MB. Save a smaller copy/],
    ];
    for (const [what, bytes, status, words] of refused) {
      const answer = await send(bytes);
      expect([answer.status, (answer.body as { error: string }).error], what).toEqual([
        status,
        expect.stringMatching(words),
      ]);
    }
    expect([await database.db.$count(sql`uploads`), audited]).toEqual([0, []]);
  });

  it('is refused before it is read where it is longer than a picture may be, and other calls as before', () => {
    expect(longestContentBody('/pictures/harbour')).toBe(8 * 1_024 * 1_024);
    expect(longestContentBody('/sites/harbour/page/open-day')).toBe(4 * 1_024 * 1_024);
    expect(tooLongContent('/pictures/harbour')).toMatchObject({ status: 413, body: { error: /./ } });
    expect(tooLongContent('')).toMatchObject({
      status: 413,
      body: { error: 'The body is larger than 4194304 bytes.' },
    });
  });

  it('is refused to editors of other sites', async () => {
    const picture = await drawn(40, 30).png().toBuffer();
    expect((await send(picture, '/pictures/granite')).status).toBe(403);
    expect((await send(picture, '/pictures/granite', { name: 'admin', sites: null })).status).toBe(404);
    expect((await send(picture, '/pictures/harbour', { ...dana, sites: ['granite'] })).status).toBe(403);
  });

  it('waits for room on a full disk and among pictures that are worked on', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    store = { ...store, put: () => Promise.reject(full) };
    const picture = await drawn(40, 30).png().toBuffer();
    expect(await send(picture)).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('out of space') },
    });
    gate = Object.assign(() => Promise.reject(new GateFull()), { waiting: () => 0 });
    expect(await send(picture)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    expect(await database.db.$count(sql`uploads`)).toBe(0);
  });

  it('is no way to the pictures that visitors sent', async () => {
    const id = '0f6f1b1e-5d3c-4a1b-9c2d-8e7f6a5b4c3d';
    await store.put(id, await drawn(40, 30).jpeg().toBuffer());
    await database.db.execute(sql`
      insert into uploads (id, site_slug, owner, place, width, height, created_at, expires_at)
      values (${id}, 'harbour', 'a', 0, 40, 30, now(), now())`);
    expect(await pictures.picture(id)).toBeNull();
    expect(await pictures.picture('../../secrets')).toBeNull();
  });
});

describe('pictures that no record uses', () => {
  it('go after 30 days; those of records, drafts and files stay', async () => {
    const [unused, drafted, filed] = [await upload(), await upload(), await upload()];
    await storeFields(drafted);
    const pages = join(folder, 'content/sites/harbour/pages');
    mkdirSync(pages, { recursive: true });
    writeFileSync(join(pages, 'about.md'), `---\ntitle: About\n---\n![Us](${filed})\n`);
    await vi.waitFor(() => expect(content.mentions(idOf(filed))).toBe(true), 5_000);
    at += 30 * day - 1;
    expect(await pictures.sweep()).toBe(0);
    at += 1;
    expect(await pictures.sweep()).toBe(1);
    expect(files()).toHaveLength(2);
    expect(await pictures.picture(idOf(unused))).toBeNull();
    // Once nothing uses it any more, it has 30 days again.
    await storeFields(null);
    expect(await pictures.sweep()).toBe(0);
    at += 30 * day;
    expect(await pictures.sweep()).toBe(1);
    expect(await pictures.picture(idOf(drafted))).toBeNull();
    expect(await pictures.picture(idOf(filed))).not.toBeNull();
  });

  it('stay while a file of content cannot be read: it may use them', async () => {
    await upload();
    mkdirSync(join(folder, 'content/sites/harbour/pages'), { recursive: true });
    writeFileSync(join(folder, 'content/sites/harbour/pages/about.json'), '{');
    await vi.waitFor(() => expect(content.problems()).toHaveLength(1), 5_000);
    at += 30 * day;
    expect(await pictures.sweep()).toBe(0);
    expect(files()).toHaveLength(1);
    rmSync(join(folder, 'content/sites/harbour/pages/about.json'));
    await vi.waitFor(() => expect(content.problems()).toEqual([]), 5_000);
    expect(await pictures.sweep()).toBe(1);
    expect(files()).toEqual([]);
  });
});
