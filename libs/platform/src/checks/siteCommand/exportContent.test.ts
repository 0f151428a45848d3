import type { ContentKind } from '@forecourt/domain';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { platformOnly } from '../../config/registry/registered.ts';
import { configOf } from '../../config/testing/configOf.ts';
import { openDatabaseContent } from '../../content/database/openDatabaseContent.ts';
import { openFileContent } from '../../content/files/openFileContent.ts';
import { mergeSources } from '../../content/mergeSources.ts';
import { openContent } from '../../content/openContent.ts';
import { harbour } from '../../content/testing/harbour.ts';
import { openRunningHost, type RunningHost } from '../../database/testing/runningHost.ts';
import type { ContentSource } from '../../ports/contentPort.ts';
import { putFile, readText } from '../../testing/temporaryFolder.ts';
import { siteCommand } from './siteCommand.ts';

const now = () => new Date('2026-11-22T01:00:00Z');
const picture = '/media/content/0f6f1b1e-5d3c-4a1b-9c2d-8e7f6a5b4c3d';

let host: RunningHost;
let root: string;
beforeEach(async () => {
  host = await openRunningHost();
  root = host.folder;
  put('sites/harbour.json', '{}');
});
afterEach(() => host.close());

const put = (path: string, text: string) => putFile(root, path, text);

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const environment = { FORECOURT_SITES: 'sites', FORECOURT_CONTENT: 'content', FORECOURT_DATA: 'data' };
  const lines: string[] = [];
  const code = await siteCommand(args, {
    config: { ...configOf(environment, root), demo: false },
    registered: platformOnly,
    schemaFile: join(root, 'site.schema.json'),
    say: (line) => void lines.push(line),
    ask: null,
    now,
  });
  return { code, lines };
}

async function withDatabase<Result>(work: (source: ReturnType<typeof openDatabaseContent>) => Promise<Result>) {
  const source = openDatabaseContent(host.db);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}
const store = (kind: ContentKind, slug: string, fields: Record<string, unknown>, isDraft = false) =>
  withDatabase((pushed) => pushed.write([{ owner: 'sites/harbour', kind, slug, fields, isDraft }], () => []));

/** What the site shows of what is written, published and in previews. */
async function shown(source: ContentSource) {
  const content = await openContent({ source, sites: () => [harbour], now, log: () => undefined });
  const found = (['page', 'offer'] as const).flatMap((kind) =>
    content.entries('harbour', kind).map(({ slug }) => {
      const key = { owner: 'sites/harbour', kind, slug } as const;
      const find = () => content.find(harbour, kind, slug)?.record ?? null;
      return [slug, find(), content.preview({ ...key, site: 'harbour', until: 0 }, find)];
    }),
  );
  await content.close();
  return found;
}

it('[CONT-04] content writes what editors stored as files that are read back as the same', async () => {
  put('content/shared/pages/about.md', '---\ntitle: Everybody\nlead: Of everybody.\n---\n');
  put('content/sites/harbour/pages/about.md', '---\ntitle: About\npoints: [One]\n---\nOld words.\n');
  put('content/sites/harbour/pages/terms.json', '{"title":"Terms","description":"Of a file."}');
  put('content/sites/harbour/pages/terms.draft.json', '{"title":"Terms to come","lead":"Soon."}');
  put('content/sites/harbour/pages/filed.md', '---\ntitle: Filed\n---\n');
  await store('page', 'about', { title: 'About us', text: `## We\n\n![Us](${picture})`, from: '2026-11-20' });
  await store('page', 'about', { title: 'About all of us' }, true);
  await store('page', 'terms', { lead: 'Ours.' });
  await store('page', 'terms', { lead: 'Later.' }, true);
  await store('page', 'only-draft', { title: 'To come' }, true);
  await store('offer', 'ute', { name: 'Ute', description: 'One\ntwo', price: { dollars: 1, label: 'x' } });
  const other = { owner: 'sites/other', kind: 'page', slug: 'about', fields: { title: 'Other' } } as const;
  await withDatabase((pushed) => pushed.write([other], () => []));
  const before = await withDatabase((pushed) =>
    shown(mergeSources(openFileContent(join(root, 'content'), null), pushed)),
  );

  const to = join(root, 'out');
  const { code, lines } = await run('content', 'harbour', '--to', to);
  const files = ['offers/ute.md', 'pages/about.draft.md', 'pages/about.md', 'pages/only-draft.draft.md'];
  const json = ['pages/terms.draft.json', 'pages/terms.json'];
  const written = lines.filter((line) => line.startsWith('Written: '));
  expect([code, written.length]).toEqual([0, 6]);
  for (const file of [...files, ...json]) expect(existsSync(join(to, 'content/sites/harbour', file)), file).toBe(true);
  expect(existsSync(join(to, 'content/sites/other'))).toBe(false);
  expect(lines.join('\n')).toMatch(/the pictures that were uploaded \(1\)/);
  expect(readText(to, 'content/sites/harbour/pages/about.md')).toBe(
    `---\ntitle: About us\npoints:\n  - One\nfrom: 2026-11-20\n---\n\n## We\n\n![Us](${picture})\n`,
  );

  cpSync(join(to, 'content'), join(root, 'content'), { recursive: true });
  const after = await shown(openFileContent(join(root, 'content'), null));
  expect(before).toHaveLength(5);
  expect(after).toEqual(before);

  expect((await run('content', 'harbour', '--to', to)).lines).toEqual([expect.stringMatching(/is not empty/)]);
});

it('content says where there is nothing, and writes nothing over a file that it cannot read', async () => {
  const to = join(root, 'out');
  expect(await run('content', 'harbour', '--to', to)).toEqual({
    code: 0,
    lines: ['Nothing is stored for harbour in the database: its files are all that it has.'],
  });
  put('content/sites/harbour/pages/about.json', '{');
  await store('page', 'about', { title: 'About us' });
  const { code, lines } = await run('content', 'harbour', '--to', to);
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/sites\/harbour\/pages\/about\.json is not JSON/);
  expect(existsSync(to)).toBe(false);
  expect((await run('content', 'harbour')).lines.join('\n')).toMatch(/^Usage/);
  expect((await run('content', 'harbor', '--to', to)).lines.join('\n')).toMatch(/did you mean 'harbour'/);
});
