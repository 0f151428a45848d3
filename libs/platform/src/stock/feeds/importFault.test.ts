import { DrizzleQueryError } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../database/database.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { freePort } from '../../testing/temporaryPostgres.ts';
import { importCommand } from './importCommand.ts';
import { databaseFaultWords, faultStack } from './importFault.ts';
import { csv, leastHeader, rioRows, writeSite } from './testing/feedFixture.ts';

const folder = temporaryFolder();
const feed = join(folder, 'feed.csv');
const secret = 'hush-hush';
let port: number;
let logged: string[];

const run = (databaseUrl: string, ...args: string[]): Promise<number> =>
  importCommand([feed, '--site', 'harbour', ...args], {
    config: {
      dataFolder: join(folder, 'data'),
      sitesFolder: join(folder, 'sites'),
      databaseUrl,
      feeds: { secrets: {}, hosts: [], file: null },
    },
    say: (line) => logged.push(line),
    progress: () => undefined,
    now: () => new Date('2026-11-21T00:00:00Z'),
  });
const url = () => `postgresql://mia:${secret}@127.0.0.1:${port}/forecourt`;
const place = { dataFolder: '/srv/data', databaseUrl: `postgresql://mia:${secret}@db.example:5432/forecourt` };

beforeAll(async () => {
  port = await freePort();
  writeSite(join(folder, 'sites'));
  writeFileSync(feed, csv(leastHeader, ...rioRows(1)));
});
beforeEach(() => {
  logged = [];
});

describe('an import whose database fails', () => {
  it('says what failed, which address it tried and what to do, and ends with 1', async () => {
    expect(await run(url())).toBe(1);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.split('\n')).toEqual([
      `The import failed because the database did: connect ECONNREFUSED 127.0.0.1:${port}.`,
      `The database is postgresql://127.0.0.1:${port}/forecourt, from DATABASE_URL.`,
      'Check that the server runs and can be reached from here, and that host and port in DATABASE_URL are right.',
    ]);
  });

  it('shows the stack to whoever asks for it, and the password to nobody', async () => {
    expect(await run(url(), '--verbose')).toBe(1);
    expect(logged).toHaveLength(2);
    expect(logged[1]).toMatch(/\n {4}at [\s\S]+\nCaused by: .*ECONNREFUSED/);
    expect(logged.join('\n')).not.toContain(secret);
  });
});

const pgError = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('what to do about a fault of the database', () => {
  it.each([
    ['28P01', 'password authentication failed', 'Correct the name or the password in DATABASE_URL.'],
    ['3D000', 'database "x" does not exist', 'There is no database of that name.'],
    ['42501', 'permission denied', 'Give the user in DATABASE_URL the right'],
    ['53300', 'too many clients already', 'The server has no connection left.'],
    ['53100', 'could not extend file', 'The disk is full.'],
    ['57P01', 'terminating connection', 'The connection broke.'],
    ['ECONNRESET', 'read ECONNRESET', 'The connection broke.'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.example', 'Check that the server runs'],
    ['', 'timeout expired', 'Check that the server runs'],
    ['22P02', 'invalid input syntax', 'Check the server’s log'],
  ])('%s (%s) is said', (code, message, words) => {
    const query = new DrizzleQueryError('insert into x', ['a very long value'], pgError(code, message));
    const faultText = databaseFaultWords(query, place);
    expect(faultText).toContain(`the database did: ${message}.`);
    expect(faultText).toContain('postgresql://db.example:5432/forecourt, from DATABASE_URL');
    expect(faultText).toContain(words);
    expect(faultText).not.toMatch(/very long value|insert into|hush/);
  });

  it('names the folder of the embedded database, and what chose it', () => {
    const fault = new DatabaseUnavailableError('The database in /srv/data cannot be opened.', {
      cause: new Error('not a folder'),
    });
    expect(databaseFaultWords(fault, { ...place, databaseUrl: null })?.split('\n')).toEqual([
      'The import failed because the database did: not a folder.',
      'The database is the embedded one in /srv/data, because DATABASE_URL is not set; FORECOURT_DATA names the folder.',
      'If the host runs, restart it and run the import again. If not, restore the folder from a copy.',
    ]);
  });

  it('is said of no other fault', () => {
    const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
    for (const fault of [missing, new TypeError('x is undefined'), 'text', null]) {
      expect(databaseFaultWords(fault, place)).toBeNull();
    }
  });

  it('never ends in a loop or a line without end', () => {
    const fault = new Error('x'.repeat(5_000));
    fault.cause = fault;
    const lines = faultStack(fault).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });
});
