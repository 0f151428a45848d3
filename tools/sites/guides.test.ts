import { exec, execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-first-dealer-'));
cpSync(join(root, 'apps/host/sites'), join(folder, 'sites'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const commandsOf = (guide: string): string[] =>
  [...readFileSync(join(root, 'docs', guide), 'utf8').matchAll(/```sh\n(.*)\n```/g)].map(([, command = '']) => command);
const shell = promisify(execFile);
const inShell = promisify(exec);

/** Runs a command of the guide as it stands there, in a folder of its own. */
async function run(command: string): Promise<string> {
  const programs = {
    site: 'tools/sites/site.ts',
    theme: 'tools/themes/theme.ts',
    templates: 'apps/host/scripts/templates.ts',
  };
  const line = command.replace(
    /^npm run (site|theme|templates)( --)?/,
    (_, name: keyof typeof programs) => `"${process.execPath}" "${join(root, programs[name])}"`,
  );
  const { stdout } = await shell('sh', ['-c', line], {
    cwd: folder,
    env: {
      ...process.env,
      FORECOURT_SITES: join(folder, 'sites'),
      FORECOURT_CONTENT: join(root, 'apps/host/content'),
      FORECOURT_DATA: join(folder, 'data'),
    },
  });
  return stdout;
}

it('[SITE-01] the guide to the first dealer works as it stands', { timeout: 60_000 }, async () => {
  const commands = commandsOf('your-first-dealer.md');
  const [create = '', check = '', diff = '', preview = '', take = ''] = commands;
  expect(commands).toHaveLength(5);
  const written = await run(create);
  expect(written).toMatch(/Written: .*sites\/mildura-mazda\.json/);
  expect(written).not.toContain('Still missing');
  expect(await run(check)).toBe('mildura-mazda checked: nothing is wrong.\n');
  expect(await run(diff)).toMatch(/has not been served/);
  const site = readFileSync(join(folder, 'sites/mildura-mazda.json'), 'utf8');
  writeFileSync(join(folder, 'sites/mildura-mazda.draft.json'), site.replace('"mazda"', '"kia"'));
  const shown = await run(preview);
  expect(shown).toContain('theme: "mazda" → "kia"');
  expect(shown).toMatch(/^http:\/\/mildura-mazda\.preview\.localhost:\d+\/\?draft=\S+$/m);
  await run(take);
  expect(existsSync(join(folder, 'mildura-mazda-site/sites/mildura-mazda.json'))).toBe(true);
});

it('[SITE-03] the guide to a theme works as it stands', { timeout: 60_000 }, async () => {
  const [make = '', give = '', show = '', ...others] = commandsOf('your-theme.md');
  expect(others).toEqual([]);
  expect(await run(make)).toMatch(/Written: .*sites\/themes\/mahindra\.json[^]*brand +#c8102e/);
  expect(await run(give)).toMatch(/Written: .*sites\/mildura-mahindra\.json/);
  expect(await run(show)).toMatch(/surfaceInverse +#[0-9a-f]{6}/);
});

/** Code without what formatting adds. */
const bare = (code: string): string => code.replace(/\s+/g, '').replace(/[;,]$/, '');

it(
  '[SITE-04] the guide to the packages works as it stands, and shows what the examples do',
  { timeout: 60_000 },
  async () => {
    const guide = readFileSync(join(root, 'docs/your-own-package.md'), 'utf8');
    const samples = [...guide.matchAll(/```\w+ (\S+)\n([^]*?)```/g)];
    expect(samples.length).toBeGreaterThan(4);
    for (const [, file = '', code = ''] of samples)
      expect(bare(readFileSync(join(root, file), 'utf8')), `${file}: ${code}`).toContain(bare(code));
    const [check = '', program = '', ...others] = commandsOf('your-own-package.md');
    expect(others).toEqual([]);
    expect(await run(check)).toMatch(/^haggle-free-cars checked/);
    const { stdout } = await inShell(program.replace(/^node/, `"${process.execPath}"`), { cwd: root });
    expect(stdout).toMatch(/^\$30,000 over 5 years at 9\.5%/);
  },
);

it('[SITE-01] the guide to a template works as it stands', { timeout: 60_000 }, async () => {
  const [write = '', give = '', ...others] = commandsOf('your-template.md');
  expect(others).toEqual([]);
  expect(await run(write)).toBe('');
  expect(await run(give)).toMatch(/Written: .*sites\/boutique-motors\.json/);
});

it('[FORM-19] the guide to a lead channel works as it stands', { timeout: 60_000 }, async () => {
  const guide = readFileSync(join(root, 'docs/your-lead-channel.md'), 'utf8');
  const destinations = JSON.parse(/```json\n([^]*?)\n```/.exec(guide)?.[1] ?? '') as object;
  const file = join(folder, 'sites/harbour-toyota.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  const [check = ''] = commandsOf('your-lead-channel.md');
  writeFileSync(file, JSON.stringify({ ...site, ...destinations }));
  expect(await run(`${check} harbour-toyota || true`)).not.toContain('leadDestinations');
  writeFileSync(file, JSON.stringify({ ...site, ...destinations }).replace('"channel":"crm"', '"channel":"crn"'));
  expect(await run(`${check} harbour-toyota || true`)).toContain("'crn' is not known; did you mean 'crm'?");
});

it('[SITE-01] the guide to a plug-in works as it stands', { timeout: 60_000 }, async () => {
  const guide = readFileSync(join(root, 'docs/your-plug-in.md'), 'utf8');
  const samples = [...guide.matchAll(/```ts (\S+)\n([^]*?)```/g)];
  expect(samples).toHaveLength(2);
  for (const [, file = '', code = ''] of samples)
    expect(bare(readFileSync(join(root, file), 'utf8')), `${file}: ${code}`).toContain(bare(code));
  const plugins = JSON.parse(/```json\n([^]*?)\n```/.exec(guide)?.[1] ?? '') as object;
  const file = join(folder, 'sites/harbour-toyota.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  const text = JSON.stringify({ ...site, leadDestinations: [], ...plugins });
  const [check = '', ...others] = commandsOf('your-plug-in.md');
  expect(others).toEqual([]);
  const said = async (changed: string) => {
    writeFileSync(file, changed);
    return run(`${check} harbour-toyota || true`);
  };
  expect(await said(text)).not.toContain('plugins');
  expect(await said(text.replace('"car-value"', '"car-vlaue"'))).toContain(
    "plugins.0.plugin: 'car-vlaue' is not known; did you mean 'car-value'?",
  );
  expect(await said(text.replace('"dealer":', '"dealr":'))).toContain(
    "plugins.0.settings.dealr: is not a known setting; did you mean 'dealer'?",
  );
});

it('[SITE-01] the guide to a host of one’s own works as it stands', { timeout: 120_000 }, async () => {
  const [create = '', add = '', check = '', bringIn = '', ...others] = commandsOf('your-agency.md');
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
  const inProject = async (command: string) => {
    const line = command.replace(/^npm run (site|import) --/, `${program('apps/host/bin/forecourt.mjs')} $1`);
    const { stdout } = await inShell(`${line} || true`, { cwd: project, env: { PATH: process.env['PATH'] } });
    return stdout;
  };
  expect(await inProject(add)).toMatch(/^Written: sites\/second-cars\.json/);
  const checked = await inProject(check);
  expect(checked).toContain('/privacy-policy is missing');
  expect(checked).not.toContain('template');
  const checkFirst = check.replace('second-cars', 'mildura-motors');
  expect(await inProject(checkFirst)).toContain('leads go nowhere');
  const guide = readFileSync(join(root, 'docs/your-agency.md'), 'utf8');
  const sample = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(guide)?.[1] ?? '';
  const file = join(project, 'sites/mildura-motors.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...site, ...(JSON.parse(sample('json')) as object) }));
  const mended = await inProject(checkFirst);
  expect(mended).toContain('/privacy-policy is missing');
  expect(mended).not.toContain('leads go nowhere');
  writeFileSync(join(project, 'stock.csv'), sample('csv'));
  expect(await inProject(bringIn)).toMatch(/^1 row read: 1 accepted[^]*1 would be new[^]*dry run/);
  expect(await inProject(`${add.replace('second-cars', 'third').replace('showcase', 'showcas')} 2>&1`)).toContain(
    "did you mean 'showcase'?",
  );
});
