import { readConfig } from '@forecourt/platform';
import { siteCommand } from '@forecourt/platform/operate';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hostRegistered } from './hostRegistered.ts';

const host = join(import.meta.dirname, '../../apps/host');
const registered = await hostRegistered();
const copy = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function check(contentFolder: string, sitesFolder = join(host, 'sites')) {
  const logged: string[] = [];
  const read = readConfig({ FORECOURT_SITES: sitesFolder, FORECOURT_CONTENT: contentFolder }, copy);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const code = await siteCommand(['check'], {
    config: read.config,
    registered,
    schemaFile: join(copy, 'site.schema.json'),
    say: (line) => logged.push(line),
    ask: null,
    now: () => new Date(),
  });
  return { code, logged };
}

it('[LEGAL-01] finds nothing wrong with the demo sites', async () => {
  expect(await check(join(host, 'content'))).toEqual({ code: 0, logged: ['7 sites checked: nothing is wrong.'] });
});

it('[LEGAL-01] fails for every site when a text of the law is gone', async () => {
  cpSync(join(host, 'content'), copy, { recursive: true });
  rmSync(join(copy, 'countries/au/pages/privacy-policy.md'));
  const { code, logged } = await check(copy);
  expect(code).toBe(1);
  expect(logged).toContainEqual(expect.stringMatching(/^harbour-toyota: \/privacy-policy is missing/));
  expect(logged.at(-1)).toBe('6 to mend.');
});

it('[SITE-01] names what is wrong with a file, and checks the other sites all the same', async () => {
  const sites = join(copy, 'sites');
  cpSync(join(host, 'sites'), sites, { recursive: true });
  const file = join(sites, 'sunrise-kia.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"theme": "kia"', '"theme": "kai"'));
  const { code, logged } = await check(join(host, 'content'), sites);
  expect(code).toBe(1);
  expect(logged).toEqual(["sunrise-kia.json: theme: 'kai' is not known; did you mean 'kia'?", '1 to mend.']);
});
