import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { configOf } from '../../config/testing/configOf.ts';
import { plainSiteInput } from '../../config/testing/plainSite.ts';
import { editorPasskeys } from '../../database/schema/index.ts';
import { emptyTables } from '../../database/testing/openMemory.ts';
import { openRunningHost, type RunningHost } from '../../database/testing/runningHost.ts';
import { openKeyedHashes } from '../../secrets/keyedHashes.ts';
import { putFile } from '../../testing/temporaryFolder.ts';
import { editorsCommand } from './editorsCommand.ts';
import { isInvited } from './invitations.ts';

const secret = '7d1f0c9b3a5e8d2460f1c7b9a3e5d8f2';
const now = () => new Date('2026-11-22T01:00:00Z');
const phone = '+61491570156';
const dana = ['--site', 'harbour', '--phone', '0491 570 156'];

let host: RunningHost;
beforeAll(async () => {
  host = await openRunningHost();
  const editors = [{ name: 'Dana Whitcombe', mobile: '0491 570 156' }];
  putFile(host.folder, 'sites/harbour.json', plainSiteInput('harbour', { editors }));
});
beforeEach(() => emptyTables(host.db));
afterAll(() => host.close());

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const environment = {
    FORECOURT_SITES: 'sites',
    FORECOURT_DATA: 'data',
    FORECOURT_SECRET: secret,
    FORECOURT_ORIGIN: 'https://{slug}.example',
  };
  const config = configOf(environment, host.folder);
  const lines: string[] = [];
  const code = await editorsCommand(args, { config, say: (line) => void lines.push(line), now });
  return { code, lines };
}

it('invite prints a link of the site’s own address, which is good for its editor', async () => {
  const { code, lines } = await run('invite', ...dana, '--hours', '2');
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringMatching(/^https:\/\/harbour\.example\/edit\?invitation=[\w-]{43}$/),
      expect.stringMatching(/^For Dana Whitcombe, once, until 2026-11-22T03:00:00\.000Z\./),
    ],
  ]);
  const token = new URL(String(lines[0])).searchParams.get('invitation') ?? '';
  const hash = openKeyedHashes(secret).invitation('harbour', token);
  const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  expect(await isInvited(host.db, { siteSlug: 'harbour', phone }, hash, at(1.9))).toBe(true);
  expect(await isInvited(host.db, { siteSlug: 'harbour', phone }, hash, at(2))).toBe(false);
});

it('list and reset say how many passkeys there are and were', async () => {
  expect(await run('list', '--site', 'harbour')).toEqual({
    code: 0,
    lines: ['Dana Whitcombe, 0491 570 156: no passkey: invite them'],
  });
  const row = { siteSlug: 'harbour', phone, publicKey: 'k', counter: 0, transports: [], name: 'Phone' };
  await host.db.insert(editorPasskeys).values({ ...row, id: 'a', createdAt: now(), lastUsedAt: now() });
  expect((await run('list', '--site', 'harbour')).lines).toEqual([
    'Dana Whitcombe, 0491 570 156: 1 passkey, last used 2026-11-22T01:00:00.000Z',
  ]);
  expect((await run('reset', ...dana)).lines).toEqual([
    '1 passkey was removed, and the editor is closed to this number until it is invited again.',
  ]);
  expect((await run('list', '--site', 'harbour')).lines[0]).toMatch(/no passkey/);
});

it.each([
  [['invite', '--site', 'harbour', '--phone', '0412 345 678'], /does not name this number/],
  [['invite', '--site', 'nowhere', '--phone', '0491 570 156'], /There is no site 'nowhere': use one of harbour\./],
  [['invite', ...dana, '--hours', '0'], /--hours/],
  [['invite', '--site', 'harbour'], /^Usage/],
  [['remove', ...dana], /^Usage/],
  [['reset', '--site', 'harbour', '--phone', 'Dana'], /is no phone number/],
])('says what is wrong with %j', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, lines: [expect.stringMatching(words)] });
});
