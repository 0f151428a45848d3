import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@forecourt/platform';
import { afterAll, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-first-dealer-'));
cpSync(join(root, 'apps/host/sites'), join(folder, 'sites'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));
vi.setConfig({ testTimeout: 180_000 });

const commandsOf = (guide: string): string[] =>
  [...readFileSync(join(root, 'docs', guide), 'utf8').matchAll(/```sh\n(.*)\n```/g)].map(([, command = '']) => command);
const inShell = promisify(exec);

/** Pieces of a language that a guide shows and that stand in no file. */
const samplesOf = (guide: string, language: string): string[] =>
  [
    ...readFileSync(join(root, 'docs', guide), 'utf8').matchAll(
      new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``, 'g'),
    ),
  ].map(([, text = '']) => text);
const sampleOf = (guide: string, language: string): string => samplesOf(guide, language)[0] ?? '';

/** Adds what a guide says to the file of a site, after a change of it. @returns the file as it was */
function addToSite(file: string, sample: string, change = (text: string) => text): string {
  const before = readFileSync(file, 'utf8');
  const more = JSON.parse(change(sample)) as object;
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), ...more }));
  return before;
}

/** A font as a dealer's own would be: complete, and free to be embedded. */
const brandFont = join(root, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

let runs = 0;

/**
 * Runs a command of the guide as it stands there, in a folder of its own: the program that it names is loaded anew, but not
 * what that imports, which takes most of the time of a process.
 * @returns what it prints
 */
async function run(command: string, settings: Record<string, string> = {}): Promise<string> {
  const [, name = '', more = ''] = /^npm run (\w+)(?: --)?(.*)$/.exec(command) ?? [];
  const { groups } = /^node (?:--\S+ )*(?<program>\S+)(?<args>.*)$/.exec(scripts[name] ?? '') ?? {};
  const program = join(root, groups?.['program'] ?? '');
  const words = `${groups?.['args']} ${more}`.match(/(?:'[^']*'|[^\s'])+/g) ?? [];
  const { argv, exitCode } = process;
  const started = process.cwd();
  const printed: string[] = [];
  const print = (text: unknown) => void printed.push(`${String(text)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, done?: () => void) => {
      printed.push(text);
      done?.();
      return true;
    }) as typeof process.stdout.write),
  ];
  process.chdir(folder);
  process.argv = [process.execPath, program, ...words.map((word) => word.replaceAll("'", ''))];
  const own = {
    FORECOURT_SITES: join(folder, 'sites'),
    FORECOURT_CONTENT: join(root, 'apps/host/content'),
    FORECOURT_DATA: join(folder, 'data'),
    ...settings,
  };
  for (const [setting, value] of Object.entries(own)) vi.stubEnv(setting, value);
  try {
    runs += 1;
    await import(/* @vite-ignore */ `${program}?run=${runs}`);
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    Object.assign(process, { argv, exitCode });
    process.chdir(started);
  }
  return printed.join('');
}

it('[SITE-01] the guide to the first dealer works as it stands', async () => {
  const commands = commandsOf('your-first-dealer.md');
  const [create = '', check = '', diff = '', preview = '', invite = '', take = '', content = ''] = commands;
  expect(commands).toHaveLength(7);
  const written = await run(create);
  expect(written).toMatch(/Written: .*sites\/mildura-mazda\.json/);
  expect(written).not.toContain('Still missing');
  const right = 'mildura-mazda checked: nothing is wrong.\n';
  expect(await run(check)).toBe(right);
  const [identity = '', editors = '', ...samples] = samplesOf('your-first-dealer.md', 'json');
  expect(samples).toEqual([]);
  const file = join(folder, 'sites/mildura-mazda.json');
  const before = addToSite(file, identity);
  expect(await run(check)).toMatch(/identity\.logoOnDark: .*logo-white\.svg/);
  const assets = join(folder, 'sites/assets/mildura-mazda');
  mkdirSync(assets, { recursive: true });
  for (const name of ['logo.svg', 'logo-white.svg', 'mark.svg'])
    writeFileSync(join(assets, name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"></svg>');
  addToSite(file, editors, (text) => text.replace('0491 570 156', '0491'));
  expect(await run(check)).toContain('editors.0.mobile');
  addToSite(file, editors);
  expect(await run(check)).toBe(right);
  expect(await run(invite)).toMatch(/^http:\/\/mildura-mazda\.localhost:\d+\/edit\?invitation=[\w-]{43}$/m);
  writeFileSync(file, before);
  expect(await run(diff)).toMatch(/has not been served/);
  const site = readFileSync(join(folder, 'sites/mildura-mazda.json'), 'utf8');
  writeFileSync(join(folder, 'sites/mildura-mazda.draft.json'), site.replace('"mazda"', '"kia"'));
  const shown = await run(preview);
  expect(shown).toContain('theme: "mazda" → "kia"');
  expect(shown).toMatch(/^http:\/\/mildura-mazda\.preview\.localhost:\d+\/\?draft=\S+$/m);
  await run(take);
  expect(existsSync(join(folder, 'mildura-mazda-site/sites/mildura-mazda.json'))).toBe(true);
  expect(await run(content)).toMatch(/^Nothing is stored for mildura-mazda in the database/);
});

it('[SITE-03] the guide to a theme works as it stands', async () => {
  const [make = '', give = '', show = '', ...others] = commandsOf('your-theme.md');
  expect(others).toEqual([]);
  expect(await run(make)).toMatch(/Written: .*sites\/themes\/mahindra\.json[^]*brand +#c8102e/);
  expect(await run(give)).toMatch(/Written: .*sites\/mildura-mahindra\.json/);
  const [colours = '', letters = '', ...samples] = samplesOf('your-theme.md', 'json');
  expect(samples).toEqual([]);
  const theme = join(folder, 'sites/themes/mahindra.json');
  writeFileSync(theme, colours);
  expect(await run(show)).toMatch(/surfaceInverse +#1d1d1f/);
  writeFileSync(theme, colours.replace('#1d1d1f', '#f5f5f5'));
  expect(await run(show)).toMatch(/contrast/i);
  writeFileSync(theme, colours);
  const check = 'npm run site -- check mildura-mahindra';
  addToSite(join(folder, 'sites/mildura-mahindra.json'), letters);
  expect(await run(check)).toContain('BrandSans.woff2');
  const assets = join(folder, 'sites/assets/mildura-mahindra');
  mkdirSync(assets, { recursive: true });
  cpSync(brandFont, join(assets, 'BrandSans.woff2'));
  expect(await run(check)).not.toContain('BrandSans.woff2');
});

it('[SITE-04] the guide to the packages works as it stands', async () => {
  const [check = '', program = '', ...others] = commandsOf('your-own-package.md');
  expect(others).toEqual([]);
  expect(await run(check)).toMatch(/^haggle-free-cars checked/);
  const { stdout } = await inShell(program.replace(/^node/, `"${process.execPath}"`), { cwd: root });
  expect(stdout).toMatch(/^\$30,000 over 5 years at 9\.5%/);
});

it('[SITE-01] the guide to a template works as it stands', async () => {
  const [write = '', give = '', ...others] = commandsOf('your-template.md');
  expect(others).toEqual([]);
  expect(await run(write)).toBe('');
  expect(await run(give)).toMatch(/Written: .*sites\/boutique-motors\.json/);
});

/** What a check says of a site of the demo with a piece of a guide, as it stands there or changed. */
async function checkedWith(guide: string, change?: (text: string) => string): Promise<string> {
  const [check = '', ...others] = commandsOf(guide);
  expect(others).toEqual([]);
  const file = join(folder, 'sites/harbour-toyota.json');
  const before = addToSite(file, sampleOf(guide, 'json'), change);
  const found = await run(`${check} harbour-toyota`);
  writeFileSync(file, before);
  return found;
}

it('[FORM-19] the guide to a lead channel works as it stands', async () => {
  const guide = 'your-lead-channel.md';
  expect(await checkedWith(guide)).not.toContain('leadDestinations');
  const misspelt = checkedWith(guide, (text) => text.replace(/"channel": ?"crm"/, '"channel":"crn"'));
  expect(await misspelt).toContain("'crn' is not known; did you mean 'crm'?");
});

it('[SITE-01] the guide to a plug-in works as it stands', async () => {
  const guide = 'your-plug-in.md';
  expect(await checkedWith(guide)).not.toContain('plugins');
  expect(await checkedWith(guide, (text) => text.replace('"car-value"', '"car-vlaue"'))).toContain(
    "plugins.0.plugin: 'car-vlaue' is not known; did you mean 'car-value'?",
  );
  expect(await checkedWith(guide, (text) => text.replace('"dealer":', '"dealr":'))).toContain(
    "plugins.0.settings.dealr: is not a known setting; did you mean 'dealer'?",
  );
});

it('[SITE-01] the guide to a host of one’s own works as it stands', async () => {
  const [create = '', add = '', check = '', bringIn = '', theme = '', ...others] = commandsOf('your-agency.md');
  expect(others).toEqual([]);
  const program = (file: string) => `"${process.execPath}" "${join(root, file)}"`;
  const created = create.replace(
    /^npm create forecourt@latest (\S+) --/,
    `${program('libs/create-forecourt/bin/createForecourt.mjs')} $1`,
  );
  await inShell(created, { cwd: folder });
  const project = join(folder, 'mildura-motors');
  // In place of an installation, which `npm run prove:create` does.
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  // A check that finds something ends with 1.
  const inProject = async (command: string) => {
    const line = command.replace(/^npm run (site|theme|import) --/, `${program('apps/host/bin/forecourt.mjs')} $1`);
    const { stdout } = await inShell(`${line} || true`, { cwd: project, env: { PATH: process.env['PATH'] } });
    return stdout;
  };
  expect(await inProject(add)).toMatch(/^Written: sites\/second-cars\.json/);
  addToSite(join(project, 'sites/second-cars.json'), sampleOf('your-agency.md', 'json'));
  const checked = await inProject(check);
  expect(checked).toContain('/privacy-policy is missing');
  expect(checked).not.toMatch(/template|leads go nowhere/);
  writeFileSync(join(project, 'stock.csv'), sampleOf('your-agency.md', 'csv'));
  expect(await inProject(bringIn)).toMatch(/^1 row read: 1 accepted[^]*1 would be new[^]*dry run/);
  expect(await inProject(theme)).toMatch(/^Written: sites\/themes\/winter\.json[^]*brand +#0b6e4f/);
});

it('[SITE-01] the guide to going live works as it stands', async () => {
  const settings = Object.fromEntries(
    sampleOf('going-live.md', 'dotenv')
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  ) as Record<string, string>;
  expect(Object.keys(settings).length).toBeGreaterThan(10);
  const read = readConfig({ ...settings, FORECOURT_SITES: 'sites' }, folder);
  expect(read).toMatchObject({ ok: true, config: { demo: false, mailFrom: 'no-reply@sites.example' } });
  for (const name of ['FORECOURT_SEARCH_KEY', 'FORECOURT_SECRET', 'FORECOURT_ORIGIN'])
    expect(readConfig({ ...settings, FORECOURT_SITES: 'sites', [name]: '' }, folder), name).toMatchObject({
      ok: false,
    });
  const sites = join(folder, 'live/sites');
  const own = { FORECOURT_SITES: sites };
  cpSync(join(root, 'apps/host/sites/harbour-toyota.json'), join(sites, 'harbour-toyota.json'));
  const [check = '', backup = '', restore = '', leads = '', ...others] = commandsOf('going-live.md');
  expect(others).toEqual([]);
  addToSite(join(sites, 'harbour-toyota.json'), sampleOf('going-live.md', 'json'));
  expect(await run(check, own)).toContain('checked');
  expect(await run(backup, own)).toMatch(/rows of \d+ tables .*before-postgres\.ndjson\.gz/);
  expect(await run(restore, { ...own, FORECOURT_DATA: join(folder, 'live/other') })).toMatch(/rows of \d+ tables/);
  expect(await run(leads, { ...own, FORECOURT_DATA: join(folder, 'live/other') })).toBe('There are no such leads.\n');
});

it('[SITE-01] the guide to moving a dealer works as it stands', async () => {
  const [make = '', bringIn = '', content = '', check = '', ...others] = commandsOf('moving-a-dealer.md');
  expect(others).toEqual([]);
  const moved = join(folder, 'moved');
  cpSync(join(root, 'apps/host/content/countries'), join(moved, 'content/countries'), { recursive: true });
  mkdirSync(join(moved, 'sites'));
  const own = {
    FORECOURT_SITES: join(moved, 'sites'),
    FORECOURT_CONTENT: join(moved, 'content'),
  };
  expect(await run(make, own)).toMatch(/Written: .*murray-motors\.json/);
  const [mapping = '', leads = ''] = samplesOf('moving-a-dealer.md', 'json');
  writeFileSync(join(folder, 'export.csv'), sampleOf('moving-a-dealer.md', 'csv'));
  writeFileSync(join(folder, 'murray.json'), mapping);
  const said = await run(bringIn, own);
  expect(said).toMatch(/^3 rows read: 2 accepted, 1 rejected/);
  expect(said).toMatch(/row 4, Condition: /);
  const redirects = join(moved, 'content/sites/murray-motors/redirects');
  mkdirSync(redirects, { recursive: true });
  const addresses = sampleOf('moving-a-dealer.md', 'md');
  writeFileSync(join(redirects, 'old-website.md'), addresses);
  expect(await run(content, own)).not.toContain('redirects');
  writeFileSync(join(redirects, 'old-website.md'), addresses.replace('/contact.aspx /contact', '/a /b\n/b /a'));
  expect(await run(content, own)).toContain('redirects/old-website.md');
  writeFileSync(join(redirects, 'old-website.md'), addresses);
  addToSite(join(moved, 'sites/murray-motors.json'), leads);
  expect(await run(check, own)).toBe('murray-motors checked: nothing is wrong.\n');
});

it('[SITE-01] the guide to operations works as it stands', async () => {
  const [names = '', follow = '', ...others] = commandsOf('operations.md');
  // The machine's own journal: there is none where tests run.
  expect(follow).toMatch(/^journalctl -u 'forecourt-\*' -o cat \| grep [0-9a-f]{32}$/);
  expect(others).toEqual(['npm run restore -- FILE']);
  expect((await run(names)).split('\n')).toContain('www.sunrisekia.example');
});
