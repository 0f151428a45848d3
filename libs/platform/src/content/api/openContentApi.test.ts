import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainSite } from '../../config/testing/plainSite.ts';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { contentRecords } from '../../database/schema/index.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabaseContent } from '../database/openDatabaseContent.ts';
import { openFileContent } from '../files/openFileContent.ts';
import { mergeSources } from '../mergeSources.ts';
import { openContent, type OpenedContent } from '../openContent.ts';
import { openContentDesk } from '../openContentDesk.ts';
import { openPreviewLinks } from '../preview/previewLinks.ts';
import { openContentApi, type ContentApi } from './openContentApi.ts';

const site = (slug: string, manufacturer: string | null) =>
  plainSite(slug, {
    manufacturer,
    dealerships: [{ id: slug, slug, name: slug, manufacturers: manufacturer ? [manufacturer] : [] }],
    stockDealershipIds: [slug],
  });
const sites = [site('harbour', 'Toyota'), site('granite', 'Nissan')];
const now = () => new Date('2026-11-22T01:00:00Z');
const keys = { admin: 'key', sites: { agency: { key: 'agency-key', sites: ['harbour'] } } };
const links = openPreviewLinks('a secret of this test, long enough');

let folder: string;
let database: OpenedDatabase;
let content: OpenedContent;
let api: ContentApi;
let audited: string[];

beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'manufacturers/toyota/pages'), { recursive: true });
  writeFileSync(join(folder, 'manufacturers/toyota/pages/warranty.json'), '{"title":"Warranty","lead":"Five years."}');
  database = await openMemory();
}, 60_000);
beforeEach(async () => {
  await content?.close();
  await database.db.delete(contentRecords);
  const pushed = openDatabaseContent(database.db);
  const source = mergeSources(openFileContent(folder, null), pushed);
  content = await openContent({ source, sites: () => sites, now, log: () => undefined });
  audited = [];
  const store: SiteStore = {
    all: () => sites,
    bySlug: (slug) => sites.find((one) => one.slug === slug) ?? null,
    problems: () => [],
    byHost: () => null,
    publicSite: (one) => ({ origin: `https://${one.slug}.example` }) as ReturnType<SiteStore['publicSite']>,
  };
  const audit = ({ action, record, version, key }: { action: string; record: string; version: number; key: string }) =>
    void audited.push(`${action} ${record} ${version} by ${key}`);
  const desk = openContentDesk({ content, pushed });
  const pictures = { add: () => Promise.reject(new Error('No picture is sent here.')) };
  api = openContentApi({ content, desk, pushed, pictures, sites: store, keys, links, now, audit });
});
afterAll(async () => {
  await content.close();
  await database.close();
});

async function call(method: string, address: string, fields?: unknown, headers: Record<string, string> = {}) {
  const { pathname: path, searchParams: query } = new URL(`http://x${address}`);
  const body = typeof fields === 'string' ? fields : fields === undefined ? '' : JSON.stringify(fields);
  const type = { 'content-type': 'application/json', authorization: 'Bearer key' };
  const answer = await api.answer({ method, path, query, headers: { ...type, ...headers }, body });
  return { ...answer, body: answer.body as Record<string, unknown> | null };
}
const about = '/sites/harbour/page/about-us';
const titleOf = (slug: string) => content.find({ slug: 'harbour' }, 'page', slug)?.record.title;

describe('the content API', () => {
  it('[CONT-04] stores, shows, reads, changes and removes a record, and says so in the log', async () => {
    const made = await call('PUT', about, { title: 'About', lead: 'We.' });
    expect(made).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(titleOf('about-us')).toBe('About');
    expect(await call('GET', about)).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      body: {
        owner: 'sites/harbour',
        kind: 'page',
        slug: 'about-us',
        version: 1,
        fields: { title: 'About', lead: 'We.' },
      },
    });
    expect((await call('GET', about, undefined, { 'if-none-match': '"1"' })).status).toBe(304);
    expect(await call('PATCH', about, { title: 'About us' })).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(content.find({ slug: 'harbour' }, 'page', 'about-us')?.record).toMatchObject({
      title: 'About us',
      lead: 'We.',
    });
    expect((await call('DELETE', about)).status).toBe(204);
    expect([titleOf('about-us'), (await call('GET', about)).status]).toEqual([undefined, 404]);
    expect(audited).toEqual([
      'stored sites/harbour/page/about-us 1 by admin',
      'stored sites/harbour/page/about-us 2 by admin',
      'removed sites/harbour/page/about-us 3 by admin',
    ]);
  });

  it('stores nothing over a change that the caller has not seen', async () => {
    await call('PUT', about, { title: 'One' });
    await call('PUT', about, { title: 'Two' }, { 'if-match': '"1"' });
    for (const [method, headers] of [
      ['PUT', { 'if-match': '"1"' }],
      ['PATCH', { 'if-match': '"1"' }],
      ['DELETE', { 'if-match': '"1"' }],
      ['PUT', { 'if-none-match': '*' }],
    ] as const) {
      expect((await call(method, about, { title: 'Mine' }, headers)).status, method).toBe(412);
    }
    expect(titleOf('about-us')).toBe('Two');
    expect((await call('PUT', about, { title: 'Mine' }, { 'if-match': 'W/"2"' })).status).toBe(400);
  });

  it('checks the record as each site would show it, and names field and part', async () => {
    const wrong = await call('PUT', about, { title: 'About', until: 'tomorrow' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { problems: [{ origin: 'database: sites/harbour/page/about-us', field: 'until' }] },
    });
    // Part of a record is enough where a wider owner has the rest.
    expect((await call('PUT', '/sites/harbour/page/warranty', { lead: 'Six.' })).status).toBe(201);
    expect(titleOf('warranty')).toBe('Warranty');
    const granite = await call('PUT', '/sites/granite/page/warranty', { lead: 'Six.' });
    expect(granite).toMatchObject({ status: 422, body: { problems: [{ field: 'title' }] } });
    expect((await call('PUT', '/sites/nobody/page/a', { title: 'A' })).status).toBe(422);
    expect(audited).toHaveLength(1);
  });

  it('[SITE-04] lets the key of a site read and write its content, and no other', async () => {
    const agency = { authorization: 'Bearer agency-key' };
    expect(api.refuse(agency)).toBeNull();
    expect((await call('PUT', about, { title: 'About' }, agency)).status).toBe(201);
    expect((await call('GET', about, undefined, agency)).status).toBe(200);
    expect((await call('GET', '/?owner=sites/harbour', undefined, agency)).body).toMatchObject({ records: [{}] });
    const other = { owner: 'sites/granite', kind: 'page', slug: 'a', fields: { title: 'A' } };
    const own = { ...other, owner: 'sites/harbour' };
    await call('PUT', '/sites/granite/page/theirs', { title: 'Theirs', draft: true });
    await call('PUT', '/shared/page/common', { title: 'Common', draft: true });
    for (const [method, address, fields] of [
      ['PUT', '/sites/granite/page/about-us', { title: 'Mine now' }],
      ['GET', '/sites/granite/page/theirs', undefined],
      ['PATCH', '/sites/granite/page/theirs', { title: 'Mine' }],
      ['DELETE', '/sites/granite/page/theirs', undefined],
      ['PUT', '/shared/page/privacy-policy', { title: 'Privacy' }],
      ['PUT', '/manufacturers/toyota/page/warranty', { title: 'Warranty' }],
      ['POST', '/', { records: [own, other] }],
      ['GET', '/', undefined],
      ['GET', '/?owner=sites/granite', undefined],
      ['POST', '/previews', { site: 'granite', kind: 'page', slug: 'theirs' }],
      ['POST', '/previews', { site: 'harbour', kind: 'page', slug: 'common' }],
    ] as const) {
      const { status, body } = await call(method, address, fields, agency);
      expect([method, address, status]).toEqual([method, address, 403]);
      expect(body?.['error']).toMatch(/^This key is for sites\/harbour only: /);
    }
    expect(titleOf('a')).toBeUndefined();
    expect(content.find({ slug: 'granite' }, 'page', 'theirs')?.record.title).toBe('Theirs');
    expect(audited[0]).toBe('stored sites/harbour/page/about-us 1 by agency');
  });

  it('lists what a site shows of a kind, and what stands below its own words', async () => {
    await call('PUT', '/shared/page/terms', { title: 'Terms', draft: true });
    await call('PUT', '/sites/harbour/page/warranty', { lead: 'Six years.' });
    await call('PUT', `${about}/draft`, { title: 'About' });
    expect((await call('GET', '/shown/harbour/page')).body).toEqual({
      records: [
        { slug: 'about-us', title: 'About', state: 'draft', owners: [], drafts: ['sites/harbour'] },
        { slug: 'terms', title: 'Terms', state: 'draft', owners: ['shared'], drafts: [] },
        {
          slug: 'warranty',
          title: 'Warranty',
          state: 'live',
          owners: ['manufacturers/toyota', 'sites/harbour'],
          drafts: [],
        },
      ],
    });
    expect((await call('GET', '/shown/harbour/page/warranty')).body).toMatchObject({
      title: 'Warranty',
      below: { title: 'Warranty', lead: 'Five years.' },
      fields: { lead: 'Six years.' },
      draft: null,
      version: 1,
    });
    expect((await call('GET', '/shown/harbour/page/about-us')).body).toMatchObject({
      below: {},
      fields: null,
      draft: { title: 'About' },
      version: 1,
    });
    const agency = { authorization: 'Bearer agency-key' };
    expect((await call('GET', '/shown/harbour/page', undefined, agency)).status).toBe(200);
    expect((await call('GET', '/shown/granite/page', undefined, agency)).status).toBe(403);
    for (const path of ['/shown/nobody/page', '/shown/harbour/pagse', '/shown/harbour/page/none'])
      expect((await call('GET', path)).status, path).toBe(404);
  });

  it('lets somebody in who is known without a key, to their own site', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (path: string) =>
      api.answer(
        { method: 'PUT', path, query: new URLSearchParams(), headers, body: '{"title":"About"}' },
        { name: 'editor Dana', sites: ['harbour'] },
      );
    expect([(await send(about)).status, (await send('/sites/granite/page/about-us')).status]).toEqual([201, 403]);
    expect(audited).toEqual(['stored sites/harbour/page/about-us 1 by editor Dana']);
  });

  it('[CONT-04] keeps a draft of a published record, shows it by a link, and publishes or discards it', async () => {
    await call('PUT', about, { title: 'About', lead: 'We.' });
    const draft = await call('PATCH', `${about}/draft`, { title: 'About us' });
    expect(draft).toMatchObject({ status: 201, headers: { etag: '"2"' } });
    expect(titleOf('about-us')).toBe('About');
    expect((await call('GET', `${about}/draft`)).body).toMatchObject({
      fields: { title: 'About', lead: 'We.' },
      draft: { title: 'About us', lead: 'We.' },
    });
    const wish = { site: 'harbour', kind: 'page', slug: 'about-us' };
    const { body } = await call('POST', '/previews', wish);
    const shown = links.read(String(new URL(String(body?.['url'])).searchParams.get('preview')), now());
    if (!shown) throw new Error('The link is not ours.');
    expect(content.preview(shown, () => titleOf('about-us'))).toBe('About us');
    expect(await call('PUT', `${about}/draft`, { title: 7 })).toMatchObject({
      status: 422,
      body: { problems: [{ origin: 'database: sites/harbour/page/about-us/draft', field: 'title' }] },
    });
    expect((await call('POST', `${about}/publish`, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect(await call('POST', `${about}/publish`, undefined, { 'if-match': '"2"' })).toMatchObject({ status: 200 });
    expect(titleOf('about-us')).toBe('About us');
    for (const [method, at] of [
      ['GET', 'draft'],
      ['DELETE', 'draft'],
      ['POST', 'publish'],
    ] as const) {
      expect((await call(method, `${about}/${at}`)).status, method).toBe(404);
    }
    await call('PUT', `${about}/draft`, { title: 'Not this' });
    expect((await call('DELETE', `${about}/draft`)).status).toBe(204);
    expect([titleOf('about-us'), content.preview(shown, () => titleOf('about-us'))]).toEqual(['About us', 'About us']);
    expect(audited).toEqual([
      'stored sites/harbour/page/about-us 1 by admin',
      'draft stored sites/harbour/page/about-us 2 by admin',
      'published sites/harbour/page/about-us 3 by admin',
      'draft stored sites/harbour/page/about-us 4 by admin',
      'draft removed sites/harbour/page/about-us 5 by admin',
    ]);
  });

  it('publishes the drafts of a campaign together or not at all', async () => {
    const of = (slug: string, more: object) => ({ owner: 'sites/harbour', kind: 'page', slug, ...more });
    const send = (...records: object[]) => call('POST', '', { records });
    const drafts = ['a', 'b'].map((slug) => of(slug, { fields: { title: slug }, draft: true }));
    expect((await send(...drafts)).body).toEqual({ stored: 2 });
    expect([titleOf('a'), titleOf('b')]).toEqual([undefined, undefined]);
    expect((await send(of('a', { publish: true }), of('c', { publish: true }))).status).toBe(404);
    expect(titleOf('a')).toBeUndefined();
    expect((await send(of('a', { publish: true }), of('b', { publish: true }))).status).toBe(200);
    expect([titleOf('a'), titleOf('b')]).toEqual(['a', 'b']);
    for (const wrong of [{ publish: true, draft: true }, { publish: false }, { fields: {}, remove: true }]) {
      expect((await send(of('a', wrong))).status, JSON.stringify(wrong)).toBe(400);
    }
  });

  it('shows an agency no draft of a wider owner', async () => {
    const agency = { authorization: 'Bearer agency-key' };
    await call('PUT', '/manufacturers/toyota/page/warranty/draft', { title: 'Secret warranty' });
    const wish = { site: 'harbour', kind: 'page', slug: 'warranty' };
    expect((await call('POST', '/previews', wish, agency)).status).toBe(403);
    await call('PATCH', '/sites/harbour/page/warranty/draft', { lead: 'Ours.' }, agency);
    expect((await call('POST', '/previews', wish, agency)).status).toBe(201);
    const wider = { ...wish, owner: 'manufacturers/toyota' };
    expect((await call('POST', '/previews', wider, agency)).status).toBe(403);
    expect((await call('POST', '/previews', wider)).status).toBe(201);
    expect((await call('GET', '/manufacturers/toyota/page/warranty/draft', undefined, agency)).status).toBe(403);
    expect((await call('POST', '/manufacturers/toyota/page/warranty/publish', undefined, agency)).status).toBe(403);
  });

  it('refuses to take away what others stand on', async () => {
    await call('PUT', '/shared/page/fleet-help', { title: 'Fleet' });
    await call('PUT', '/sites/harbour/page/fleet-help', { lead: 'Ours.' });
    expect((await call('DELETE', '/shared/page/fleet-help')).status).toBe(422);
    expect(titleOf('fleet-help')).toBe('Fleet');
  });

  it('stores a batch whole or not at all', async () => {
    const record = (slug: string, fields: object) => ({ owner: 'shared', kind: 'page', slug, fields });
    const send = (...records: object[]) => call('POST', '', { records });
    expect(await send(record('a', { title: 'A' }), record('b', { title: 7 }))).toMatchObject({ status: 422 });
    expect((await send(record('a', { title: 'A' }), { ...record('b', { title: 'B' }), version: 3 })).status).toBe(412);
    expect((await call('GET', '')).body).toEqual({ records: [], next: null });
    expect(await send(record('a', { title: 'A' }), record('b', { title: 'B' }))).toMatchObject({ body: { stored: 2 } });
    const { fields: _, ...name } = record('a', {});
    expect((await send({ ...name, remove: true }, record('c', { title: 'C' }))).status).toBe(200);
    expect(content.list({ slug: 'granite' }, 'page').map(({ slug }) => slug)).toEqual(['b', 'c']);
    expect((await send(...Array.from({ length: 501 }, (_, at) => record(`n-${at}`, { title: 'N' })))).status).toBe(413);
    expect((await send(record('a', {}), record('a', {}))).status).toBe(400);
  });

  it('lists page by page', async () => {
    const records = Array.from({ length: 230 }, (_, at) => ({
      owner: 'sites/harbour',
      kind: 'page',
      slug: `p-${String(at).padStart(3, '0')}`,
      fields: { title: `${at}` },
    }));
    await call('POST', '', { records });
    const first = (await call('GET', '?owner=sites/harbour&kind=page')).body;
    expect(first).toMatchObject({ next: 'sites/harbour/page/p-199' });
    const second = (await call('GET', `?after=${String(first?.['next'])}`)).body;
    expect(second).toMatchObject({ next: null });
    expect((second?.['records'] as unknown[]).length).toBe(30);
    expect((await call('GET', '?kind=offer')).body).toEqual({ records: [], next: null });
  });

  it.each([
    ['PUT', '/harbour/page/a', '{}', 404],
    ['PUT', '/sites/harbour/../page/a', '{}', 404],
    ['PUT', '/sites/harbour/pagse/a', '{}', 404],
    ['PUT', '/sites/harbour/page/A_b', '{}', 404],
    ['PUT', about, '{"title":', 400],
    ['PUT', about, '[1]', 400],
    ['PUT', about, '{"title":"\\u0000"}', 400],
    ['PUT', about, '{"title":"\\ud800"}', 400],
    ['PUT', about, '{"__proto__":{},"1":2}', 400],
    ['POST', about, '{}', 405],
    ['DELETE', '', '', 405],
    ['GET', `${about}/publish`, '', 405],
    ['POST', `${about}/draft`, '{}', 405],
    ['POST', '', '{"records":[{"owner":"shared"}]}', 400],
    ['GET', '/schema/nothing', '', 404],
  ])('answers %s %s %s with %i', async (method, address, body, status) => {
    const answer = await call(method, address, body);
    expect([answer.status, Object.keys(answer.body ?? {})]).toEqual([status, ['error']]);
  });

  it('takes JSON only', async () => {
    expect((await call('PUT', about, '{}', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('knows its key, and says how to send it', () => {
    expect(api.refuse({ authorization: 'Bearer key' })).toBeNull();
    for (const authorization of [undefined, '', 'key', 'Bearer', 'Bearer kez', 'Bearer key2', 'Basic key']) {
      expect(api.refuse({ authorization }), String(authorization)).toMatchObject({ status: 401 });
    }
  });

  it('describes the fields of each kind', async () => {
    expect((await call('GET', '/schema')).body).toMatchObject({ kinds: expect.arrayContaining(['page', 'offer']) });
    const { kinds } = (await call('GET', '/schema')).body as { kinds: string[] };
    for (const kind of kinds) {
      expect((await call('GET', `/schema/${kind}`)).body, kind).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
    }
  });

  it('makes a link that shows a draft', async () => {
    await call('PUT', about, { title: 'About', draft: true });
    const { status, body } = await call('POST', '/previews', {
      site: 'harbour',
      kind: 'page',
      slug: 'about-us',
      hours: 1,
    });
    expect([status, body?.['until']]).toEqual([201, '2026-11-22T02:00:00.000Z']);
    const url = new URL(String(body?.['url']));
    expect(url.origin + url.pathname).toBe('https://harbour.example/about-us');
    const token = String(url.searchParams.get('preview'));
    const shown = links.read(token, now());
    expect(shown).toMatchObject({ site: 'harbour', owner: 'sites/harbour', kind: 'page', slug: 'about-us' });
    expect(links.read(token, new Date('2026-11-22T02:00:00Z'))).toBeNull();
    expect(openPreviewLinks('another secret').read(token, now())).toBeNull();
    for (let at = 0; at < token.length; at += 7) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(links.read(changed, now()), changed).toBeNull();
    }
    for (const wrong of [{ slug: 'nothing' }, { site: 'nobody' }, { path: '//evil.example' }, { hours: 10_000 }]) {
      const wish = { site: 'harbour', kind: 'page', slug: 'about-us', ...wrong };
      expect((await call('POST', '/previews', wish)).status, JSON.stringify(wrong)).toBe(422);
    }
  });
});
