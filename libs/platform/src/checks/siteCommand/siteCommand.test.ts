import { siteSchema } from '@forecourt/domain';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openDraftLinks } from '../../config/drafts/draftLinks.ts';
import { platformOnly } from '../../config/registry/registered.ts';
import { configOf } from '../../config/testing/configOf.ts';
import { plainSiteInput } from '../../config/testing/plainSite.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { putFile, readText, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { siteCommand } from './siteCommand.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  const leadDestinations = [{ id: 'desk', type: 'email' as const, to: 'sales@harbour.example' }];
  put('sites/harbour.json', plainSiteInput('harbour', { name: 'Harbour', leadDestinations }));
});

const put = (path: string, content: unknown) => putFile(root, path, content);
const fileOf = (slug: string) => JSON.parse(readText(root, `sites/${slug}.json`)) as object;

/** @param answers what a person types, one for each question; without them nobody is asked */
async function run(args: string[], answers?: string[]): Promise<{ code: number; lines: string[]; asked: string[] }> {
  const environment = { FORECOURT_SITES: 'sites', FORECOURT_CONTENT: 'content', FORECOURT_DATA: 'data', PORT: '3000' };
  const lines: string[] = [];
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers?.[asked.length - 1] ?? '');
  };
  const code = await siteCommand(args, {
    config: configOf(environment, root),
    registered: { ...platformOnly, themes: { names: ['group', 'kia', 'mazda'], problemsOf: () => [] } },
    schemaFile: join(root, 'schemas/site.schema.json'),
    say: (line) => void lines.push(line),
    ask: answers ? ask : null,
    now: () => new Date('2026-11-22T01:00:00Z'),
  });
  return { code, lines, asked };
}

const mazda = ['new', 'mildura-mazda', '--name', 'Mildura Mazda', '--template', 'franchise', '--theme', 'mazda'];

it('[SITE-01] new writes a site that can be served, and says what it lacks', async () => {
  const { code, lines } = await run(mazda);
  expect([code, lines[0]]).toEqual([0, expect.stringMatching(/at http:\/\/mildura-mazda\.localhost:3000\/$/)]);
  expect(lines.filter((line) => line.startsWith('Still missing'))).toHaveLength(3);
  expect(fileOf('mildura-mazda')).toMatchObject({ $schema: '../schemas/site.schema.json', theme: 'mazda' });
  const found = await run(['check', 'mildura-mazda']);
  expect(found.lines).toContainEqual(expect.stringContaining('mildura-mazda: leads go nowhere'));
  expect(found.lines.join('\n')).not.toContain('harbour');
});

it('new takes over everything that is said of the dealer', async () => {
  const more = [
    ...['--make', 'Mazda', '--brand', '#c8102e', '--email', 'sales@mildura.example', '--phone', '03 5023 0100'],
    ...['--address', '12 Deakin Avenue, Mildura VIC 3500', '--position=-34.2080, 142.1246'],
    ...['--licence', 'LMCT 1234', '--dealership', 'mm-1'],
  ];
  const { code, lines } = await run([...mazda, ...more]);
  expect([code, lines.filter((line) => line.startsWith('Still'))]).toEqual([0, []]);
  const { $schema: _, ...file } = fileOf('mildura-mazda') as Record<string, unknown>;
  const site = siteSchema.parse(file);
  expect(site).toMatchObject({ brandColour: '#c8102e', manufacturer: 'Mazda', stockDealershipIds: ['mm-1'] });
  expect(site.locations[0]).toMatchObject({
    time_zone: 'Australia/Melbourne',
    dealership_id: 'mm-1',
    address: { street: '12 Deakin Avenue', city: 'Mildura', state: 'VIC', postcode: '3500', lat: -34.208 },
    contact_detail: { phone: '+61350230100', email: 'sales@mildura.example' },
  });
  expect(site.leadDestinations).toMatchObject([{ type: 'email', to: 'sales@mildura.example' }]);
});

it('new asks a person for what is missing, again where an answer is wrong', async () => {
  const { code, lines, asked } = await run(
    ['new', 'mildura-mazda', '--theme', 'mazda'],
    ['Mildura Mazda', 'franchice', 'franchise'],
  );
  expect([code, lines[0]]).toEqual([0, "'franchice' is not a known template; did you mean 'franchise'?"]);
  expect(asked.slice(0, 3).map((question) => question.split(' ')[0])).toEqual(['Name', 'Template', 'Template']);
  expect(asked.join()).not.toContain('Theme');
  expect(fileOf('mildura-mazda')).toMatchObject({ name: 'Mildura Mazda', template: 'franchise' });
});

it.each([
  [['new', 'mildura'], /--name is missing.*\n--template is missing.*\n--theme is missing/],
  [[...mazda, '--brand', 'red'], /--brand: write it as '#c8102e'/],
  [[...mazda, '--phone', '12'], /--phone: '12' is not a phone number of Australia or New Zealand/],
  [[...mazda, '--address', 'Mildura'], /--address: write it as '12 Smith Street/],
  [[...mazda, '--position', '142'], /--position: write latitude and longitude/],
  [[...mazda.slice(0, 7), 'mazdaa'], /--theme: 'mazdaa' is not a known theme; did you mean 'mazda'\?|Usage/],
  [['new', 'Mildura!'], /use small letters, digits and hyphens/],
  [['new', 'demo', ...mazda.slice(2)], /'demo' is kept for the host itself/],
  [['new', 'harbour', ...mazda.slice(2)], /harbour\.json is there already/],
  [['chek'], /^Usage/],
  [['check', 'harbor'], /did you mean 'harbour'\?/],
  [['diff', 'nobody'], /There is no site 'nobody'; there are harbour/],
  [['export', 'harbour'], /^Usage/],
])('%j is answered with what would be right, and writes nothing', async (args, message) => {
  const { code, lines } = await run(args);
  expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(message)]);
  expect(existsSync(join(root, 'sites/mildura-mazda.json'))).toBe(false);
});

it('check tells of one site only its own', async () => {
  put('sites/broken.json', '{');
  expect((await run(['check', 'harbour'])).lines.join('\n')).not.toContain('broken');
  const { code, lines } = await run(['check', 'broken']);
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^broken\.json: is not JSON/), '1 to mend.']]);
});

it('diff tells what a file changes against what was served, and how two sites differ', async () => {
  expect((await run(['diff', 'harbour'])).lines[0]).toMatch(/has not been served/);
  put('data/sites/harbour.json', { ...fileOf('harbour'), theme: 'kia', tagline: undefined });
  expect((await run(['diff', 'harbour'])).lines).toEqual(['theme: "kia" → "group"', 'tagline: new: ""']);
  put('data/sites/harbour.json', fileOf('harbour'));
  expect((await run(['diff', 'harbour'])).lines).toEqual(['Nothing differs from what is served.']);
  await run(mazda);
  expect((await run(['diff', 'mildura-mazda', 'harbour'])).lines).toContain('name: "Harbour" → "Mildura Mazda"');
});

it('preview checks a draft, tells what it changes and prints a link that the host can read', async () => {
  put('sites/harbour.draft.json', { ...fileOf('harbour'), theme: 'kia' });
  const { code, lines } = await run(['preview', 'harbour', '--hours', '2']);
  expect(code).toBe(0);
  expect(lines.slice(0, 2)).toEqual(['What the draft changes of harbour.json:', '  theme: "group" → "kia"']);
  const url = new URL(lines[2] ?? '');
  expect(url.host).toBe('harbour.preview.localhost:3000');
  const links = openDraftLinks(await demoSignInKey(join(root, 'data')));
  const link = links.read(String(url.searchParams.get('draft')), new Date('2026-11-22T02:59:59Z'));
  expect(link).toEqual({ file: 'harbour.draft.json', until: Date.parse('2026-11-22T03:00:00Z') / 1_000 });
  expect((await run(['diff', 'harbour.draft'])).lines).toEqual(['theme: "group" → "kia"']);
  // Neither is it a site, nor looked at as one.
  expect((await run(['check'])).lines.join()).not.toContain('draft');
});

it.each([
  [['preview', 'harbour'], /There is no .*harbour\.draft\.json: copy/],
  [['preview', 'harbour', 'winter.draft.json'], /call it harbour\.draft\.json, or harbour\.winter\.draft\.json/],
  [['preview', 'harbour', '/tmp/harbour.draft.json'], /A draft lies beside the site files/],
  [['preview', 'wrong'], /wrong\.draft\.json: theme: 'kai' is not known; did you mean 'kia'\?/],
  [['preview', 'right', '--hours', 'many'], /--hours: a number from 1 to 720, not 'many'/],
])('%j is answered with what would be right', async (args, message) => {
  const site = fileOf('harbour');
  put('sites/wrong.draft.json', { ...site, slug: 'wrong', theme: 'kai' });
  put('sites/right.draft.json', { ...site, slug: 'right' });
  const { code, lines } = await run(args);
  expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(message)]);
});

it('export copies file and content as another host takes them, into an empty folder only', async () => {
  put('content/sites/harbour/pages/about-us.md', '---\ntitle: About\n---\n');
  put('content/sites/other/pages/about-us.md', '---\ntitle: Other\n---\n');
  const to = join(root, 'moved');
  expect((await run(['export', 'harbour', '--to', to])).code).toBe(0);
  expect(readText(to, 'content/sites/harbour/pages/about-us.md')).toContain('About');
  expect(existsSync(join(to, 'sites/harbour.json'))).toBe(true);
  expect(existsSync(join(to, 'content/sites/other'))).toBe(false);
  expect((await run(['export', 'harbour', '--to', to])).lines).toEqual([expect.stringMatching(/is not empty/)]);
});

it('says the names that dealers have of their own, and no one else’s', async () => {
  const hosts = ['www.harbour.example', 'harbour.example'];
  put('sites/harbour.json', { ...fileOf('harbour'), hosts });
  put('sites/wrong.json', '{"slug":"wrong","hosts":["www.wrong.example"]}');
  expect(await run(['names'])).toMatchObject({ code: 0, lines: ['harbour.example', 'www.harbour.example'] });
});

it('says every message with its key, its text and what that may name', async () => {
  const { code, lines } = await run(['messages']);
  expect(code).toBe(0);
  expect(lines).toContain('"mail.directions": "Get directions"');
  expect(lines).toContain(
    '"brochure.page": "Page {page, number} of {pages, number}"  with {page} (number), {pages} (number)',
  );
  expect(lines).toEqual(lines.toSorted());
});

it('cuts a font to what pages use and puts it beside the site files, or says what is wrong with it', async () => {
  const find = createRequire(import.meta.url);
  const given = find.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2');
  const { code, lines } = await run(['font', 'harbour', given]);
  expect([code, ...lines.slice(0, 2)]).toEqual([
    0,
    expect.stringMatching(/manrope-latin-wght-normal\.woff2 \(\d+ KB, weights 400 to 800\)/),
    expect.stringContaining('"fonts": { "headings": "manrope-latin-wght-normal.woff2" }'),
  ]);
  expect(existsSync(join(root, 'sites/assets/harbour/manrope-latin-wght-normal.woff2'))).toBe(true);
  put('words.ttf', 'not a font');
  const refused = await run(['font', 'harbour', join(root, 'words.ttf')]);
  expect([refused.code, refused.lines]).toEqual([1, [expect.stringContaining('is not a font that can be read')]]);
  expect((await run(['font', 'harbor', given])).lines[0]).toContain("did you mean 'harbour'?");
});
