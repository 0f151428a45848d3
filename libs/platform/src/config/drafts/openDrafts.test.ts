import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { putFile, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { platformOnly } from '../registry/registered.ts';
import { openSiteStore } from '../sites/openSiteStore.ts';
import { plainSiteInput } from '../testing/plainSite.ts';
import { openDraftLinks } from './draftLinks.ts';
import { openDrafts, withDrafts } from './openDrafts.ts';

const links = openDraftLinks('a secret of this test, long enough');
const file = 'harbour.winter.draft.json';
const host = 'harbour--winter.preview.localhost';
const site = plainSiteInput('harbour', { name: 'Harbour' });
let folder: string;
let time: Date;
const until = 2_000_000_000;

beforeEach(() => {
  folder = temporaryFolder();
  time = new Date('2026-11-23T00:00:00Z');
  write('harbour.json', site);
  write(file, { ...site, name: 'Harbour in winter' });
});

const write = (name: string, content: unknown) => putFile(folder, name, content);

function open(originTemplate: string | null = 'http://{draft}.preview.localhost:3000') {
  const drafts = openDrafts({ folder, originTemplate, demo: true, registered: platformOnly, links, now: () => time });
  const store = openSiteStore({
    folder,
    demo: true,
    originTemplate: 'http://{slug}.localhost:3000',
    log: (line) => {
      throw new Error(line);
    },
    now: () => time.getTime(),
  });
  return { drafts, sites: withDrafts(store, drafts) };
}

const token = (changes: Partial<{ file: string; until: number }> = {}) => links.sign({ file, until, ...changes });

it('a draft is no site of its own, and takes its site’s place only while it is shown', () => {
  const { drafts, sites } = open();
  expect(sites.all().map(({ name }) => name)).toEqual(['Harbour']);
  const read = drafts.read(host, token());
  if (read.kind !== 'shown') throw new Error(read.kind);
  expect(read.draft.site).toMatchObject({ origin: `http://${host}:3000`, hosts: [host] });
  drafts.show(read.draft, () => {
    for (const shown of [sites.bySlug('harbour'), sites.byHost(host)]) expect(shown?.name).toBe('Harbour in winter');
    expect(sites.byHost('harbour.localhost')?.name).toBe('Harbour');
    expect(drafts.shown()?.file).toBe(file);
  });
  expect([sites.bySlug('harbour')?.name, sites.byHost(host), drafts.shown()]).toEqual(['Harbour', null, null]);
});

it('shows what the file says now, and what is wrong with it', () => {
  const { drafts } = open();
  expect(drafts.read(host, token()).kind).toBe('shown');
  write(file, { ...site, name: 'Harbour in spring', template: 'gruop' });
  expect(drafts.read(host, token())).toEqual({
    kind: 'wrong',
    file,
    problems: [`${file}: template: 'gruop' is not known; did you mean 'group'?`],
  });
  write(file, { ...site, name: 'Harbour in spring, mended' });
  expect(drafts.read(host, token())).toMatchObject({ draft: { site: { name: 'Harbour in spring, mended' } } });
});

it('shows the draft of a dealer who has no site yet', () => {
  write('mildura.draft.json', { ...site, slug: 'mildura', name: 'Mildura' });
  const { drafts } = open();
  const read = drafts.read('mildura.preview.localhost', token({ file: 'mildura.draft.json' }));
  expect(read).toMatchObject({ kind: 'shown', draft: { site: { slug: 'mildura' } } });
});

it('is over without a link, with an altered or expired one, at another host, and without its file', () => {
  const { drafts } = open();
  const over = { kind: 'over' };
  expect(drafts.read(host, null)).toEqual(over);
  expect(drafts.read(host, `${token()}x`)).toEqual(over);
  expect(drafts.read(host, openDraftLinks('another secret, long enough too').sign({ file, until }))).toEqual(over);
  expect(drafts.read('other.preview.localhost', token())).toEqual(over);
  expect(drafts.read(host, token({ file: '../../etc/passwd' }))).toEqual(over);
  rmSync(join(folder, file));
  expect(drafts.read(host, token())).toEqual(over);
  write(file, site);
  time = new Date(until * 1_000);
  expect(drafts.read(host, token())).toEqual(over);
});

it('there are no previews where no host name is theirs', () => {
  const { drafts } = open(null);
  expect([drafts.isPreviewHost(host), drafts.read(host, token())]).toEqual([false, { kind: 'over' }]);
  expect(open().drafts.isPreviewHost('harbour.localhost')).toBe(false);
});
