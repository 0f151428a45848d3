import { sampleSite } from '@forecourt/domain/testing';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import type { SignInConfig } from '../../config/signInConfig.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openConfiguredSignIn } from './openConfiguredSignIn.ts';
import { codeIn, site } from './testing/signInFixture.ts';

let database: OpenedDatabase;
let dataFolder = '';
beforeAll(async () => {
  database = await openMemory();
  dataFolder = temporaryFolder();
}, 120_000);
afterAll(() => database.close());

const plain: SignInConfig = { secret: null, sms: null, perAddress: 5, perSiteDaily: 500 };

const mail = { mailFrom: 'no-reply@forecourt.example', smtpUrl: null, webhookSecrets: {}, alertMail: null };

async function open(demo: boolean, signIn: SignInConfig = plain) {
  const lines: string[] = [];
  const service = await openConfiguredSignIn({
    config: { ...mail, demo, dataFolder, signIn },
    db: database.db,
    sites: { publicSite: () => sampleSite },
    now: () => new Date('2026-11-20T02:00:00Z'),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  });
  service.close();
  const ask = (phone: string) =>
    service.requestCode(site, { phone, address: '203.0.113.7', now: new Date('2026-11-20T02:00:00Z') });
  return { service, lines, ask };
}

it('keeps the demo’s key, so that visitors stay signed in when it starts again', async () => {
  const first = await open(true);
  const requested = await first.ask('0412 000 001');
  const code = codeIn(first.service.outboxMessages(1)[0]?.text);
  const key = join(dataFolder, 'secrets', 'sign-in');
  expect((await stat(key)).mode & 0o077).toBe(0);

  const again = await open(true);
  const given = { request_id: requested.ok && requested.request_id, code, now: new Date('2026-11-20T02:01:00Z') };
  expect(await again.service.verifyCode(site, given)).toMatchObject({ ok: true });

  await writeFile(key, 'cut off');
  await open(true);
  expect(await readFile(key, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

it('outside the demo says at the start, and to visitors, that nobody can sign in without a gateway', async () => {
  const { service, lines, ask } = await open(false, { ...plain, secret: 's'.repeat(32) });
  expect(lines.join('')).toContain('set FORECOURT_SMS_URL');
  expect(await ask('0412 000 002')).toMatchObject({ ok: false, status: 503 });
  expect(service.outboxMessages(10)).toEqual([]);
});

it('holds to the limits of the configuration', async () => {
  const { ask } = await open(true, { ...plain, perAddress: 2 });
  await ask('0412 000 003');
  await ask('0412 000 004');
  expect(await ask('0412 000 005')).toMatchObject({ ok: false, status: 429 });
});
