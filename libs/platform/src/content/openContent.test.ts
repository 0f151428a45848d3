import { contentKinds, dealershipSchema, type ContentOwner } from '@forecourt/domain';
import { rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { CheckedBlocks } from '../ports/contentBlockPort.ts';
import type { ContentChange } from '../ports/contentPort.ts';
import { putFile, temporaryFolder } from '../testing/temporaryFolder.ts';
import { openContent, type OpenedContent } from './openContent.ts';
import { openFileContent } from './files/openFileContent.ts';
import type { DatedSite } from './siteState.ts';
import { harbour } from './testing/harbour.ts';

const granite = { ...harbour, slug: 'granite', manufacturer: 'Nissan' };
const dealership = (id: string, make: string) =>
  dealershipSchema.parse({ id, slug: id, name: id, manufacturers: [make] });
const group = {
  ...harbour,
  slug: 'group',
  manufacturer: null,
  dealerships: [dealership('one', 'Toyota'), dealership('two', 'Kia'), dealership('elsewhere', 'Nissan')],
  stockDealershipIds: ['one', 'two'],
};
const folders = Object.values(contentKinds)
  .map((kind) => kind.folder)
  .join(', ');

let folder: string;
let instant: Date;
let logged: string[];
let changes: ContentChange[];
let content: OpenedContent;

beforeEach(() => {
  folder = temporaryFolder();
  instant = new Date('2026-11-22T01:00:00Z');
  logged = [];
  changes = [];
});
afterEach(() => content.close());

const put = (path: string, text: string) => putFile(folder, path, text);
const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n`;

async function open(
  sites: readonly DatedSite[] = [harbour, granite, group],
  blocks: CheckedBlocks | null = null,
): Promise<void> {
  content = await openContent({
    source: openFileContent(folder, null),
    sites: () => sites,
    blocks,
    now: () => instant,
    log: (line) => logged.push(line),
  });
  content.onChange((more) => void changes.push(...more));
}

const titles = (site: { slug: string }) => content.list(site, 'page').map(({ title }) => title);

describe('the content of sites', () => {
  it('[CONT-04] is what everybody has, what the manufacturer’s dealers have, and what the site has, field by field', async () => {
    put('shared/pages/privacy-policy.md', page('Privacy', 'lead: Ours.\n'));
    put('manufacturers/toyota/pages/warranty.md', page('Toyota warranty', 'lead: Five years.\n'));
    put('sites/harbour/pages/warranty.json', '{"lead":"Five years, in Fremantle."}');
    await open();
    expect(titles(harbour)).toEqual(['Privacy', 'Toyota warranty']);
    expect(content.find(harbour, 'page', 'warranty')?.record.lead).toBe('Five years, in Fremantle.');
    expect(titles(granite)).toEqual(['Privacy']);
  });

  it('[CONT-04] is what the country’s dealers have, whose law differs, and what a make says in that country', async () => {
    const auckland = { ...harbour, country: 'NZ' as const, slug: 'auckland' };
    put('countries/au/pages/privacy-policy.md', page('Privacy in Australia'));
    put('countries/nz/pages/privacy-policy.md', page('Privacy in New Zealand'));
    put('manufacturers/toyota/pages/warranty.md', page('Toyota warranty'));
    put('manufacturers/toyota-nz/pages/warranty.md', page('Toyota warranty in New Zealand'));
    await open([harbour, auckland]);
    expect(titles(harbour)).toEqual(['Privacy in Australia', 'Toyota warranty']);
    expect(titles(auckland)).toEqual(['Privacy in New Zealand', 'Toyota warranty in New Zealand']);
  });

  it('[MODEL-01] has the models of every make that a site sells, and no words that a make has for its own dealers', async () => {
    const model = (make: string, name: string) => JSON.stringify({ name, manufacturer_name: make });
    put('manufacturers/toyota/models/toyota-rav4.json', model('Toyota', 'RAV4'));
    put('manufacturers/kia/models/kia-ev5.json', model('Kia', 'EV5'));
    put('manufacturers/nissan/models/nissan-juke.json', model('Nissan', 'Juke'));
    put('manufacturers/toyota/pages/warranty.md', page('Toyota warranty'));
    await open();
    const models = (site: { slug: string }) => content.list(site, 'model').map(({ slug }) => slug);
    expect(models(harbour)).toEqual(['toyota-rav4']);
    expect(models(group)).toEqual(['kia-ev5', 'toyota-rav4']);
    expect(titles(group)).toEqual([]);
  });

  it('[SITE-04] of one site shows on no other', async () => {
    put('sites/harbour/pages/about-us.md', page('Harbour'));
    await open();
    expect(content.find(granite, 'page', 'about-us')).toBeNull();
    expect(titles({ slug: 'nobody' })).toEqual([]);
  });

  it('[CONT-04] shows a changed, a new and a removed file within a second, without a restart', async () => {
    put('sites/harbour/pages/about-us.md', page('Harbour'));
    await open();
    put('sites/harbour/pages/about-us.md', page('Harbour Toyota'));
    await vi.waitFor(() => expect(titles(harbour)).toEqual(['Harbour Toyota']), 2_000);
    put('sites/harbour/pages/hybrids.md', page('Hybrids'));
    await vi.waitFor(() => expect(titles(harbour)).toEqual(['Harbour Toyota', 'Hybrids']), 2_000);
    unlinkSync(join(folder, 'sites/harbour/pages/about-us.md'));
    await vi.waitFor(() => expect(titles(harbour)).toEqual(['Hybrids']), 2_000);
    expect(changes).toContainEqual({ site: 'harbour', kind: 'page', slug: 'about-us' });
    expect(changes.some(({ site }) => site === 'granite')).toBe(false);
  });

  it('names file, field and what would be right, and keeps the last good version', async () => {
    put('sites/harbour/pages/about-us.md', page('Harbour'));
    await open();
    put('sites/harbour/pages/about-us.md', page('Harbour', 'until: 31.12.2026\n'));
    const wrong = 'sites/harbour/pages/about-us.md: until: write it as 2026-12-24 or 2026-12-24T09:00';
    await vi.waitFor(() => expect(logged).toEqual([`Content is not taken: ${wrong}`]), 2_000);
    expect(titles(harbour)).toEqual(['Harbour']);
    put('sites/harbour/pages/about-us.md', 'no front matter');
    await vi.waitFor(() => expect(logged.at(-1)).toMatch(/about-us\.md has no front matter: begin with ---/), 2_000);
    expect(titles(harbour)).toEqual(['Harbour']);
    put('sites/harbour/pages/about-us.md', page('Better'));
    await vi.waitFor(() => expect(titles(harbour)).toEqual(['Better']), 2_000);
    expect(content.problems()).toEqual([]);
  });

  it('says which files and folders it does not know', async () => {
    put('sites/harbour/pagse/about-us.md', page('A'));
    put('sites/harbour/pages/About Us.md', page('B'));
    put('sites/harbour/pages/notes.txt', 'C');
    await open();
    expect(content.problems().map(({ origin, message }) => `${origin} ${message}`)).toEqual([
      `sites/harbour/pagse is no folder of content: use one of ${folders}`,
      'sites/harbour/pages/About Us.md has a name that is no address: use a to z, 0 to 9 and single hyphens',
      'sites/harbour/pages/notes.txt is neither .md nor .json',
    ]);
  });

  it('takes what stands below the front matter of an offer for its description', async () => {
    put('sites/harbour/offers/ute-month.md', '---\nname: Ute month\n---\n\nEvery ute.\n');
    await open();
    expect(content.list(harbour, 'offer')).toMatchObject([{ slug: 'ute-month', description: 'Every ute.' }]);
  });

  it('keeps drafts and what is not due out of lists, and tells when a record begins and ceases to show', async () => {
    put('sites/harbour/pages/draft.md', page('Draft', 'draft: true\n'));
    // No place is known, so the clock is Sydney’s: 12:00 when the test begins.
    put('sites/harbour/pages/sale.md', page('Sale', 'from: 2026-11-22T12:01\nuntil: 2026-11-22\n'));
    await open();
    expect(titles(harbour)).toEqual([]);
    expect(content.find(harbour, 'page', 'draft')?.state).toBe('draft');
    expect(content.find(harbour, 'page', 'sale')?.state).toBe('scheduled');
    instant = new Date('2026-11-22T01:01:00Z');
    await vi.waitFor(() => expect(titles(harbour)).toEqual(['Sale']), 3_000);
    instant = new Date('2026-11-22T13:00:00Z');
    await vi.waitFor(() => expect(content.find(harbour, 'page', 'sale')?.state).toBe('expired'), 3_000);
    expect(changes).toEqual([
      { site: 'harbour', kind: 'page', slug: 'sale' },
      { site: 'harbour', kind: 'page', slug: 'sale' },
    ]);
  });

  const previewed = <Result>(owner: ContentOwner, work: () => Result) =>
    content.preview({ site: 'harbour', owner, kind: 'page', slug: 'warranty', until: 0 }, work);
  const titleIn = (owner: ContentOwner) =>
    previewed(owner, () => [
      content.find(harbour, 'page', 'warranty')?.record.title,
      ...titles(harbour),
      content.previewed()?.isChange,
    ]);

  it('[CONT-04] shows the draft of a published record in a preview, in its place, and to nobody else', async () => {
    put('manufacturers/toyota/pages/warranty.md', page('Five years', 'lead: Ours.\n'));
    put('sites/harbour/pages/warranty.draft.md', page('Six years'));
    put('sites/harbour/pages/about-us.md', page('About'));
    await open();
    expect(titleIn('sites/harbour')).toEqual(['Six years', 'About', 'Six years', true]);
    // A draft of one owner stands among what the others have published.
    expect(previewed('sites/harbour', () => content.find(harbour, 'page', 'warranty')?.record.lead)).toBe('Ours.');
    expect(titleIn('manufacturers/toyota')).toEqual(['Five years', 'About', 'Five years', false]);
    expect([content.find(harbour, 'page', 'warranty')?.record.title, ...titles(harbour)]).toEqual([
      'Five years',
      'About',
      'Five years',
    ]);
    expect(previewed('sites/harbour', () => titles(granite))).toEqual([]);
    put('sites/harbour/pages/warranty.draft.md', page('Seven years', 'draft: true\n'));
    await vi.waitFor(() => expect(titleIn('sites/harbour')[0]).toBe('Seven years'), 2_000);
    expect(changes).toEqual([]);
    unlinkSync(join(folder, 'sites/harbour/pages/warranty.draft.md'));
    await vi.waitFor(() => expect(titleIn('sites/harbour')[0]).toBe('Five years'), 2_000);
  });

  it('shows a draft that was never published in previews only, and each owner’s draft by itself', async () => {
    put('manufacturers/toyota/pages/warranty.draft.md', page('Toyota'));
    put('sites/harbour/pages/warranty.draft.md', page('Harbour'));
    await open();
    expect([content.find(harbour, 'page', 'warranty'), titles(harbour)]).toEqual([null, []]);
    expect(titleIn('sites/harbour')).toEqual(['Harbour', 'Harbour', false]);
    expect(titleIn('manufacturers/toyota')).toEqual(['Toyota', 'Toyota', false]);
    const owners = () => content.versionsToPreview('harbour', 'page', 'warranty').map(({ owner }) => owner);
    expect(owners()).toEqual(['sites/harbour', 'manufacturers/toyota']);
    expect(content.versionsToPreview('granite', 'page', 'warranty')).toEqual([]);
  });

  it('names a draft that is wrong, and previews its last good version', async () => {
    put('sites/harbour/pages/warranty.draft.md', page('Six years'));
    await open();
    put('sites/harbour/pages/warranty.draft.md', page('Seven years', 'until: tomorrow\n'));
    await vi.waitFor(() => expect(logged).toHaveLength(1), 2_000);
    expect(logged[0]).toMatch(/^Content is not taken: sites\/harbour\/pages\/warranty\.draft\.md: until: /);
    expect(titleIn('sites/harbour')[0]).toBe('Six years');
    expect(content.versionsToPreview('harbour', 'page', 'warranty')).toMatchObject([
      { problems: [{ field: 'until' }] },
    ]);
  });

  it('does not take a text that asks for a block which the host does not have, and shows the last good one', async () => {
    put('sites/harbour/pages/visit.md', `${page('Visit')}Come.\n\n::hours{}\n`);
    await open(undefined, { hours: { settings: z.strictObject({}) } });
    put('sites/harbour/pages/visit.md', `${page('Visit us')}Come.\n\n::horus{}\n`);
    await vi.waitFor(() => expect(logged).toHaveLength(1), 2_000);
    expect(logged[0]).toBe(
      "Content is not taken: sites/harbour/pages/visit.md: text: line 3: 'horus' is not a block of this host; did you mean 'hours'?",
    );
    expect(titles(harbour)).toEqual(['Visit']);
  });

  it('begins without a folder', async () => {
    rmSync(folder, { recursive: true });
    await open();
    expect(titles(harbour)).toEqual([]);
  });
});
