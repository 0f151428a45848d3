import { sql } from 'drizzle-orm';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { sellingSite } from '../../commerce/purchases/testing/purchaseFixture.ts';
import { documentKinds, type DocumentKind } from '../../files/documentKinds.ts';
import { openFolderDocuments, openFolderPictures } from '../../files/pictures/folderPictures.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openUploads } from './openUploads.ts';
import { openPictureLinks } from './pictureLinks.ts';
import { sampleDocuments, createPdf } from './testing/documentFiles.ts';
import type { UploadService } from '../../ports/uploadPort.ts';

const site = sellingSite('harbour');
const other = sellingSite('sunrise');
const one = { kinds: ['document'], max: 1 } as const;
const some = { kinds: ['document'], max: 5 } as const;
const noDocument = 'This file isn’t a PDF or Word document. Save it as a PDF and choose it again.';
let database: OpenedDatabase;
let folder: string;
let uploads: UploadService;
let at: number;
let left: number;
const day = 86_400_000;

const asFile = (bytes: Uint8Array | string, name = 'resume.pdf', type = 'application/pdf') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const filesIn = async (part: string) =>
  (await readdir(join(folder, part), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));
/** What the dealer's link leads to, a link of which the test may change what it likes. */
async function linked(owner = 'a') {
  const [handed] = await uploads.handOver(site, owner);
  const url = new URL(handed?.path ?? '', 'https://harbour.example');
  return { id: url.pathname.split('/').at(-1) ?? '', given: url.searchParams, name: handed?.name };
}

beforeAll(async () => {
  database = await openMemory();
  folder = temporaryFolder();
  uploads = openUploads({
    db: database.db,
    now: () => new Date(at),
    log: pino({ level: 'silent' }),
    documentMegabytes: 1,
    store: openFolderPictures(join(folder, 'uploads')),
    documents: openFolderDocuments(join(folder, 'documents')),
    links: openPictureLinks('a secret of this test'),
    limit: () => Promise.resolve((left -= 1) >= 0),
  });
}, 120_000);
beforeEach(async () => {
  await database.db.execute(sql`delete from uploads`);
  await rm(join(folder, 'documents'), { recursive: true, force: true });
  [at, left] = [Date.parse('2026-11-21T00:00:00Z'), 100];
});
afterAll(() => database.close());

describe('documents of visitors', () => {
  it('are kept as they came, apart from pictures, under a name of chance, with their own name beside', async () => {
    const { added, refused } = await uploads.add(
      site,
      'a',
      [asFile(sampleDocuments.docx, '../Mia\u202e.docx')],
      'v',
      one,
    );
    expect([added, refused]).toEqual([[{ ...added[0], kind: 'docx', name: 'Mia.docx', width: 0, height: 0 }], []]);
    expect(await uploads.list(site, 'a')).toEqual(added);
    const id = added[0]?.id ?? '';
    expect(await filesIn('documents')).toEqual([join(id.slice(0, 2), `${id}.document`)]);
    expect(await filesIn('uploads')).toEqual([]);
  });

  it.each(Object.entries(sampleDocuments))('are saved and never shown: %s', async (kind, bytes) => {
    await uploads.add(site, 'a', [asFile(bytes, 'Résumé.html', 'text/html')], 'v', one);
    const { id, given, name } = await linked();
    expect(name).toBe(`Résumé.html.${kind}`);
    const { status, headers, body } = await uploads.respond(site, id, given);
    expect([status, Buffer.from(body ?? []).equals(bytes)]).toEqual([200, true]);
    expect(headers).toEqual({
      'content-type': documentKinds[kind as DocumentKind],
      'content-disposition': `attachment; filename="R_sum_.html.${kind}"; filename*=UTF-8''R%C3%A9sum%C3%A9.html.${kind}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('are judged by their content, whatever they are called', async () => {
    const wrong = [asFile('<script>1</script>'), asFile('MZ', 'resume.docx', documentKinds.docx), asFile('', 'a.pdf')];
    const { added, refused } = await uploads.add(site, 'a', wrong, 'v', some);
    expect([added, refused]).toEqual([[], [noDocument, 'This file is empty. Choose another.']]);
    expect(await filesIn('documents')).toEqual([]);
    const silent = await uploads.add(site, 'a', [asFile('', '')], 'v', one);
    expect(silent).toEqual({ added: [], refused: [] });
  });

  it('are refused unread where they are larger than the installation allows', async () => {
    const large = { name: 'a.pdf', size: 1_048_577, arrayBuffer: () => Promise.reject(new Error('Must not be read.')) };
    const refusal = { added: [], refused: ['Documents can be up to 1 MB each.'] };
    expect(await uploads.add(site, 'a', [large], 'v', one)).toEqual(refusal);
    const full = createPdf('x'.repeat(1_048_576 - createPdf('').length));
    expect(full.length).toBe(1_048_576);
    expect((await uploads.add(site, 'a', [asFile(full)], 'v', one)).refused).toEqual([]);
    const mixed = { kinds: ['picture', 'document'] } as const;
    const both = 'Pictures can be up to 10 MB each. Documents can be up to 1 MB each.';
    expect((await uploads.add(site, 'b', [asFile(createPdf('x'.repeat(1_048_576)))], 'v', mixed)).refused).toEqual([
      both,
    ]);
  });

  it('are no more than the field takes, also when they come at once', async () => {
    const add = () => uploads.add(site, 'a', [asFile(createPdf())], 'v', one);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.flatMap(({ added }) => added)).toHaveLength(1);
    expect([...new Set(answers.flatMap(({ refused }) => refused))]).toEqual(['You can send one document here.']);
    expect(await filesIn('documents')).toHaveLength(1);
  });

  it('count with the pictures of the same visitor', async () => {
    left = 0;
    const { refused } = await uploads.add(site, 'a', [asFile(createPdf())], 'v', one);
    expect(refused).toEqual(['Too many documents at once. Please try again in an hour.']);
  });

  it('are not taken where pictures are wanted, nor pictures where documents are, and both where both are', async () => {
    const drawn = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const both = [asFile(createPdf()), asFile(drawn)];
    const pictures = await uploads.add(site, 'a', both, 'v');
    expect(pictures.refused).toEqual(['You can only send pictures: JPEG, PNG, WebP or AVIF.']);
    expect((await uploads.add(site, 'b', both, 'v', some)).refused).toEqual([noDocument]);
    const mixed = await uploads.add(site, 'c', both, 'v', { kinds: ['picture', 'document'] });
    expect(mixed.added.map(({ kind }) => kind)).toEqual(['pdf', 'picture']);
    const page = await uploads.add(site, 'd', [asFile('<p>')], 'v', { kinds: ['picture', 'document'] });
    expect(page.refused[0]).toContain('pictures (JPEG, PNG, WebP or AVIF) and documents (PDF, DOC');
  });

  it('are seen by nobody without their link, from no other site, and not for ever', async () => {
    await uploads.add(site, 'a', [asFile(createPdf())], 'v', one);
    const { id, given } = await linked();
    const wrong = new URLSearchParams(given);
    wrong.set('signature', 'A'.repeat(43));
    for (const params of [wrong, new URLSearchParams()]) {
      expect(await uploads.respond(site, id, params)).toMatchObject({ status: 404, body: null });
    }
    expect((await uploads.respond(other, id, given)).status).toBe(404);
    at += 60 * day;
    expect((await uploads.respond(site, id, given)).status).toBe(404);
  });

  it('belong to their owner, and go for good: at once, after 14 days, or 60 once the dealer has them', async () => {
    const owners = ['a', 'draft', 'sent'];
    for (const owner of owners) await uploads.add(site, owner, [asFile(createPdf())], 'v', one);
    const id = (await uploads.list(site, 'a'))[0]?.id ?? '';
    expect([await uploads.remove(site, 'b', id), await uploads.remove(other, 'a', id)]).toEqual([false, false]);
    expect([await uploads.remove(site, 'a', id), (await filesIn('documents')).length]).toEqual([true, 2]);
    await uploads.handOver(site, 'sent');
    at += 14 * day;
    expect([await uploads.sweep(), (await filesIn('documents')).length]).toEqual([1, 1]);
    at += 46 * day;
    expect([await uploads.sweep(), await filesIn('documents')]).toEqual([1, []]);
  });
});
