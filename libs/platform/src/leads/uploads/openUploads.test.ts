import { sql } from 'drizzle-orm';
import { readdir, rm } from 'node:fs/promises';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { sellingSite } from '../../commerce/purchases/testing/purchaseFixture.ts';
import { openFolderDocuments, openFolderPictures } from '../../files/pictures/folderPictures.ts';
import { makePicture } from '../../files/pictures/makePicture.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openUploads } from './openUploads.ts';
import { openPictureLinks } from './pictureLinks.ts';
import type { UploadService } from '../../ports/uploadPort.ts';

const site = sellingSite('harbour');
const other = sellingSite('sunrise');
let database: OpenedDatabase;
let folder: string;
let uploads: UploadService;
let at: number;
let left: number;
const day = 86_400_000;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 160, alpha: 0.5 } } });
const asFile = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'any.name', { type: 'text/html' });
const small = async () => asFile(await drawn(40, 30).png().toBuffer());
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg'));

beforeAll(async () => {
  database = await openMemory();
  folder = temporaryFolder();
  uploads = openUploads({
    db: database.db,
    now: () => new Date(at),
    log: pino({ level: 'silent' }),
    store: openFolderPictures(folder),
    documents: openFolderDocuments(folder),
    documentMegabytes: 5,
    links: openPictureLinks('a secret of this test'),
    limit: () => Promise.resolve((left -= 1) >= 0),
  });
}, 120_000);
beforeEach(async () => {
  await database.db.execute(sql`delete from uploads`);
  await rm(folder, { recursive: true, force: true });
  [at, left] = [Date.parse('2026-11-21T00:00:00Z'), 100];
});
afterAll(() => database.close());

describe('what becomes of a visitor’s picture', () => {
  it('is a JPEG of at most 2,000 pixels, upright, that does not tell where it was taken', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 57/1 0/1', GPSLatitudeRef: 'S' } };
    const taken = await drawn(3_000, 1_500).flatten().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const made = await makePicture(taken);
    if (!made.ok) throw new Error(made.reason);
    const metadata = await sharp(made.picture).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1_000, height: 2_000 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(made.picture.includes('GPS') || made.picture.includes('Camera')).toBe(false);
  });

  it('is judged by what is in it: no page, drawing or torn picture comes through, whatever it is called', async () => {
    const whole = await drawn(400, 300).png().toBuffer();
    const torn = whole.subarray(0, whole.length - 60);
    const bodies = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html><script>1</script>',
      '\xff\xd8\xff rubbish',
      '',
    ];
    for (const body of [...bodies.map((text) => Buffer.from(text, 'latin1')), torn]) {
      expect(await makePicture(body)).toEqual({ ok: false, reason: 'unreadable' });
    }
    expect(await makePicture(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toEqual({
      ok: false,
      reason: 'heic',
    });
    for (const format of ['png', 'webp', 'avif'] as const) {
      expect((await makePicture(await drawn(40, 30)[format]().toBuffer())).ok).toBe(true);
    }
  });
});

describe('pictures of visitors', () => {
  it('are taken up to eight, also when they come at once, and the rest is refused in words', async () => {
    const nine = await Promise.all(Array.from({ length: 9 }, small));
    const [first, second] = await Promise.all([
      uploads.add(site, 'a', nine.slice(0, 5), 'v'),
      uploads.add(site, 'a', nine.slice(5), 'v'),
    ]);
    expect(first.added.length + second.added.length).toBe(8);
    expect([...first.refused, ...second.refused]).toEqual(['You can send up to 8 pictures.']);
    expect(await uploads.list(site, 'a')).toHaveLength(8);
    expect(await files()).toHaveLength(8);
  });

  it('are refused where they are too large, no pictures, or too many for one visitor', async () => {
    const large = { size: 10 * 1_024 * 1_024 + 1, arrayBuffer: () => Promise.reject(new Error('Must not be read.')) };
    const page = asFile(Buffer.from('<html>'));
    const answer = await uploads.add(site, 'a', [large, page, asFile(new Uint8Array())], 'v');
    expect(answer).toEqual({
      added: [],
      refused: ['Pictures can be up to 10 MB each.', 'You can only send pictures: JPEG, PNG, WebP or AVIF.'],
    });
    left = 1;
    const { added, refused } = await uploads.add(site, 'a', [await small(), await small()], 'v');
    expect([added.length, refused]).toEqual([1, ['Too many pictures at once. Please try again in an hour.']]);
  });

  it('are served unchanged to visitors with their link, until it expires', async () => {
    await uploads.add(site, 'a', [await small()], 'v');
    const [handed] = await uploads.handOver(site, 'a');
    const path = handed?.path ?? '';
    const link = new URL(path, 'https://harbour.example');
    const id = link.pathname.split('/').at(-1) ?? '';
    const see = (given = link.searchParams, of = site) => uploads.respond(of, id, given);
    const seen = await see();
    expect(seen).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
    expect((await sharp(seen.body ?? undefined).metadata()).format).toBe('jpeg');
    const longer = new URLSearchParams(link.searchParams);
    longer.set('until', String(Number(longer.get('until')) + 1));
    for (const given of [longer, new URLSearchParams()]) expect((await see(given)).status).toBe(404);
    expect((await see(link.searchParams, other)).status).toBe(404);
    expect((await uploads.respond(site, '../../secrets', link.searchParams)).status).toBe(404);
    at += 60 * day;
    expect((await see()).status).toBe(404);
  });

  it('belong to their owner on their site, and go for good', async () => {
    const { added } = await uploads.add(site, 'a', [await small(), await small()], 'v');
    const id = added[0]?.id ?? '';
    expect(await uploads.remove(site, 'b', id)).toBe(false);
    expect(await uploads.remove(other, 'a', id)).toBe(false);
    expect(await uploads.remove(site, 'a', id)).toBe(true);
    expect(await uploads.list(site, 'a')).toHaveLength(1);
    expect(await files()).toHaveLength(1);
    await uploads.removeAll(site, 'a');
    expect([await uploads.list(site, 'a'), await files()]).toEqual([[], []]);
  });

  it('are deleted after 14 days, or 60 once the dealer has their links', async () => {
    await uploads.add(site, 'draft', [await small()], 'v');
    await uploads.add(site, 'sent', [await small()], 'v');
    await uploads.handOver(site, 'sent');
    at += 14 * day;
    expect(await uploads.sweep()).toBe(1);
    expect([(await uploads.list(site, 'draft')).length, (await files()).length]).toEqual([0, 1]);
    at += 46 * day;
    expect(await uploads.sweep()).toBe(1);
    expect(await files()).toEqual([]);
  });
});
