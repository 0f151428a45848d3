import { sampleSiteFile } from '@forecourt/domain/testing';
import { parse } from 'csv-parse/sync';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRunningHost } from '../../database/testing/runningHost.ts';
import { makeLeadSuite } from '../testing/leadSuite.ts';
import { csvDestination, hookDestination, siteWith } from '../testing/leadSamples.ts';
import { leadsCommand } from './leadsCommand.ts';

const host = await openRunningHost();
const { folder, dataFolder } = host;
const config = { dataFolder, sitesFolder: join(folder, 'sites'), databaseUrl: null, demo: true };
const site = siteWith([hookDestination]);
let logged: string[];
let written: string;
const suite = makeLeadSuite(() => host.db);

const run = (...args: string[]): Promise<number> =>
  leadsCommand(args, {
    config,
    now: () => new Date(),
    say: (line) => void logged.push(line),
    write: async (text) => void (written += text),
  });

const submitted = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const answer = await suite.fixture.submit(changes);
  if (!answer.ok) throw new Error(answer.error);
  return answer.lead_id;
};

beforeAll(async () => {
  mkdirSync(config.sitesFolder);
  const file = { ...sampleSiteFile, leadDestinations: [hookDestination, csvDestination] };
  writeFileSync(join(config.sitesFolder, 'harbour-toyota.json'), JSON.stringify(file));
}, 60_000);
beforeEach(async () => {
  logged = [];
  written = '';
  await suite.open({ site, timing: { tries: 1 } });
});
afterEach(() => suite.fixture.close());
afterAll(async () => {
  await host.close();
});

describe('list', () => {
  it('shows leads as a table, newest first, and only those that are asked for', async () => {
    expect(await run('list')).toBe(0);
    expect(logged).toEqual(['There are no such leads.']);
    logged = [];
    const plain = await submitted({ category: 'Test Drive Enquiry', idempotency_key: 'a' });
    const held = await submitted({ website: 'https://spam.example', idempotency_key: 'b' });
    const listed = async (...args: string[]) => {
      logged = [];
      expect(await run('list', ...args)).toBe(0);
      return logged.filter((line) => /^[0-9a-f-]{36} /.test(line)).map((line) => line.slice(0, 36));
    };
    expect((await listed()).sort()).toEqual([plain, held].sort());
    expect(logged[0]).toMatch(/^Lead +Received +Site +Category +State +Deliveries +Held because$/);
    expect(logged.find((line) => line.startsWith(plain))).toMatch(/ Test Drive Enquiry +pending +crm pending$/);
    expect(await listed('--state', 'held')).toEqual([held]);
    expect(await listed('--category', 'test drive enquiry', '--site', 'harbour-toyota', '--since', '1h')).toEqual([
      plain,
    ]);
    expect(await listed('--since', '2999-01-01')).toEqual([]);
    expect(await listed('--limit', '1')).toHaveLength(1);
  });
});

describe('show', () => {
  it('shows facts, deliveries and every try of a lead, found by its own id or a delivery’s', async () => {
    suite.fixture.standIn.misbehave('leads', { fail: 1 });
    await suite.fixture.leads.startDeliveries();
    const id = await submitted();
    await suite.eventually(suite.states).toEqual(['parked']);
    expect(await run('show', id)).toBe(0);
    const text = logged.join('\n');
    expect(text).toMatch(/: parked$/m);
    expect(text).toMatch(/^ {2}Name +Mia Nguyen$/m);
    expect(text).toMatch(/^ {2}\S{36} {2}crm \(webhook\) {2}parked {2}1 try$/m);
    expect(text).toMatch(/ accepted +for crm$/m);
    expect(text).toMatch(/ crm +begun +Try 1 by /m);
    expect(text).toMatch(/ crm +parked +Answered 503$/m);
    logged = [];
    const [delivery] = await suite.fixture.deliveries();
    expect(await run('show', delivery!.id)).toBe(0);
    expect(logged.join('\n')).toBe(text);
  });
});

describe('export', () => {
  it('writes CSV that no spreadsheet runs, to the screen or into a file of its owner’s', async () => {
    const id = await submitted({ message: '=cmd|calc', name: '+Mia' });
    expect(await run('export')).toBe(0);
    const [row] = parse(written, { columns: true, bom: true }) as Record<string, string>[];
    expect(row).toMatchObject({ Reference: id, Comments: "'=cmd|calc", Name: "'+Mia", State: 'pending' });
    expect(logged).toEqual([]);
    const file = join(folder, 'out', 'leads.csv');
    expect(await run('export', '--out', file)).toBe(0);
    expect(logged).toEqual([`1 lead in ${file}`]);
    expect(readFileSync(file, 'utf8')).toBe(written);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('says in a sentence that a file cannot be written, and leaves no draft', async () => {
    expect(await run('export', '--out', join(folder, 'sites', 'harbour-toyota.json', 'leads.csv'))).toBe(1);
    expect(logged[0]).toMatch(/cannot be written \(\w+\)\.$/);
  });
});

describe('replay', () => {
  it('sends what is parked through the running host, and again what was delivered only when told so', async () => {
    suite.fixture.standIn.misbehave('leads', { fail: 1 });
    await suite.fixture.leads.startDeliveries();
    await submitted();
    await suite.eventually(suite.states).toEqual(['parked']);
    expect(await run('replay', '--parked', '--site', 'harbour-toyota')).toBe(0);
    expect(logged.at(-1)).toBe('1 queued: a running host or worker sends it within seconds.');
    await suite.eventually(suite.states).toEqual(['delivered']);
    const [delivery] = await suite.fixture.deliveries();
    expect(await run('replay', delivery!.id)).toBe(0);
    expect(logged.slice(-2)).toEqual([
      `${delivery!.id} to crm: was delivered; --again sends it once more.`,
      'Nothing was queued.',
    ]);
    expect(await run('replay', delivery!.id, '--again')).toBe(0);
    await suite.eventually(() => suite.fixture.standIn.received()[0]?.duplicates).toBe(1);
    expect(await run('replay', '--parked')).toBe(0);
    expect(logged.at(-1)).toBe('Nothing is parked.');
  });

  it('sends a held lead on, also to a destination its site has got since', async () => {
    const id = await submitted({ website: 'https://spam.example' });
    expect(await run('replay', id)).toBe(0);
    expect(logged.at(-1)).toMatch(/^2 queued: /);
    expect(await suite.states()).toEqual(['pending', 'pending']);
    expect(await run('replay', id)).toBe(0);
    expect(logged.at(-1)).toBe('Nothing was queued.');
  });

  it('queues nothing when one of the names is wrong', async () => {
    const id = await submitted({ website: 'https://spam.example' });
    expect(await run('replay', id, 'nothing')).toBe(1);
    expect([logged, await suite.states()]).toEqual([["There is no lead and no delivery 'nothing'."], ['held']]);
  });
});

describe('release', () => {
  it('lists what is held with the reason, and sends it on once, however often it is asked', async () => {
    const id = await submitted({ website: 'https://spam.example' });
    await suite.fixture.leads.startDeliveries();
    expect(await run('list', '--state', 'held')).toBe(0);
    expect(logged[0]).toMatch(/ Held because$/);
    expect(logged[1]).toMatch(/ A field that people do not see was filled in\.$/);
    logged = [];
    expect(await run('release', id)).toBe(0);
    expect(logged[0]).toBe(`${id} to crm: released.`);
    // The running host knows one destination; the site's file has got another since.
    await suite.eventually(suite.states).toEqual(['delivered', 'parked']);
    logged = [];
    expect(await run('release', id)).toBe(0);
    expect(logged).toEqual([`${id}: is not held.`, 'Nothing was queued.']);
    expect(suite.fixture.standIn.received()).toMatchObject([{ idempotency_key: id, duplicates: 0 }]);
    logged = [];
    expect(await run('show', id)).toBe(0);
    expect(logged.join('\n')).toMatch(/ crm +released +Found to be good, by hand$/m);
  });

  it('sends nothing when one of the names is wrong', async () => {
    const id = await submitted({ website: 'https://spam.example' });
    expect(await run('release', id, 'nothing')).toBe(1);
    expect([logged, await suite.states()]).toEqual([["There is no lead and no delivery 'nothing'."], ['held']]);
  });
});

it.each([
  [[], /^Usage: npm run leads/],
  [['sell'], /^There is no command 'sell'\.\n\nUsage/],
  [['list', 'a'], /^'a' is one too many/],
  [['list', '--all'], /Unknown option '--all'/],
  [['list', '--since', 'soon'], /^--since 'soon' is no moment/],
  [['list', '--state', 'lost'], /^--state 'lost' is none of delivered, pending/],
  [['list', '--limit', '0'], /^--limit '0' is no number/],
  [['list', '--site', 'nowhere'], /^There is no site 'nowhere'/],
  [['show'], /^Name the lead\.\n\nUsage/],
  [['show', 'nothing'], /^There is no lead and no delivery 'nothing'\.$/],
  [['show', 'a', 'b'], /^'b' is one too many/],
  [['release'], /^Name the leads that are good\.\n\nUsage/],
  [['replay'], /^Name leads or deliveries, or say --parked/],
  [['replay', 'a', '--parked'], /^Name leads or deliveries, or say --parked/],
  [['replay', '--parked', '--again'], /^--again goes with ids/],
])('ends with 1 and one clear answer for %j', async (args, answer) => {
  expect(await run(...args)).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(answer);
});

it('explains itself', async () => {
  expect(await run('--help')).toBe(0);
  expect(logged[0]).toContain('replay --parked');
  expect(await run('replay', '--help')).toBe(0);
});
