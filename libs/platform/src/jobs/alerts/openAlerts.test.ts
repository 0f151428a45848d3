import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openAlerts } from './openAlerts.ts';

const site = { slug: 'harbour-toyota', name: 'Harbour Toyota', email: 'hello@harbourtoyota.example' };
const alert = { name: 'codes', title: 'Codes run short', text: 'Look at the log.' };
const now = new Date('2026-11-20T02:00:00Z');
let database: OpenedDatabase;
let folder: string;
let logged: { level: number; msg: string }[];

beforeEach(async () => {
  database = await openMemory();
  folder = temporaryFolder();
  logged = [];
}, 60_000);
afterEach(() => database.close());

const open = (to: string | null, smtpUrl: string | null = null) =>
  openAlerts({
    db: database.db,
    to,
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[number]) }),
    mail: { dataFolder: folder, mailFrom: 'no-reply@forecourt.example', smtpUrl, webhookSecrets: {} },
  });
const mails = () => readdir(join(folder, 'outbox', 'mail')).catch(() => []);

it('writes to a person and warns in the log, once a day, whichever host is first', async () => {
  const hosts = [open('watch@platform.example'), open('watch@platform.example')];
  await Promise.all([...hosts, ...hosts].map((host) => host.raise(site, alert, now)));
  expect(await mails()).toEqual(['alert.harbour-toyota.codes.2026-11-20.eml']);
  const mail = await readFile(join(folder, 'outbox', 'mail', 'alert.harbour-toyota.codes.2026-11-20.eml'), 'utf8');
  expect(mail).toContain('To: watch@platform.example');
  expect(mail).toContain('Subject: Harbour Toyota: Codes run short');
  expect(mail).toContain('Look at the log.');
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([[40, 'Codes run short']]);
  await hosts[0]?.raise(site, alert, new Date('2026-11-21T02:00:00Z'));
  await hosts[0]?.raise(site, { ...alert, name: 'other' }, now);
  await hosts[0]?.raise({ ...site, slug: 'sunrise-kia' }, alert, now);
  expect(await mails()).toHaveLength(4);
});

it('writes to the dealer where nobody is named', async () => {
  await open(null).raise(site, alert, now);
  const [name = ''] = await mails();
  expect(await readFile(join(folder, 'outbox', 'mail', name), 'utf8')).toContain('To: hello@harbourtoyota.example');
});

it('is raised again after a mail that could not be sent, and never throws', async () => {
  await open('watch@platform.example', 'smtp://127.0.0.1:1').raise(site, alert, now);
  expect(logged.map(({ level }) => level)).toEqual([40, 50]);
  expect(await mails()).toEqual([]);
  await open('watch@platform.example').raise(site, alert, now);
  expect(await mails()).toHaveLength(1);
});
