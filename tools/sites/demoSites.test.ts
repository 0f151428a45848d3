import { siteCheckCommand } from '@forecourt/platform';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const host = join(import.meta.dirname, '../../apps/host');
const copy = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function check(contentFolder: string) {
  const logged: string[] = [];
  const config = { sitesFolder: join(host, 'sites'), contentFolder, demo: true };
  const code = await siteCheckCommand({ config, say: (line) => logged.push(line), now: () => new Date() });
  return { code, logged };
}

it('[LEGAL-01] finds nothing wrong with the demo sites', async () => {
  expect(await check(join(host, 'content'))).toEqual({ code: 0, logged: ['6 sites checked: nothing is wrong.'] });
});

it('[LEGAL-01] fails for every site when a text of the law is gone', async () => {
  cpSync(join(host, 'content'), copy, { recursive: true });
  rmSync(join(copy, 'shared/pages/privacy-policy.md'));
  const { code, logged } = await check(copy);
  expect(code).toBe(1);
  expect(logged).toContainEqual(expect.stringMatching(/^harbour-toyota: \/privacy-policy is missing/));
  expect(logged.at(-1)).toBe('6 to mend.');
});
