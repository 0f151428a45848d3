import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openMemory } from '../database/testing/openMemory.ts';
import { deliveries, feedRuns, leads, signInCodes, stockChanges } from '../database/schema/index.ts';
import { installationId } from '../database/openSettings.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openHealth, type HealthDeps } from './openHealth.ts';

const memory = await openMemory();
const dataFolder = temporaryFolder();
afterAll(() => memory.close());

const at = new Date('2026-03-10T02:00:00Z');
const site = {} as ReturnType<HealthDeps['sites']['all']>[number];
const whole: HealthDeps = {
  db: memory.db,
  search: { queries: () => Promise.resolve({ results: [] }), size: () => Promise.resolve(0) },
  taken: () => 0,
  dataFolder,
  sites: { all: () => [site] },
  now: () => at,
  patience: 20_000,
};
const never = () => new Promise<never>(() => undefined);

const away = { execute: () => Promise.reject(new Error('away')) } as unknown as HealthDeps['db'];
const silent = { execute: never } as unknown as HealthDeps['db'];

describe('a host is ready', () => {
  it('when every part works', async () => {
    const health = openHealth(whole);
    health.addPart('page', () => Promise.resolve(), { advice: 'Build again.' });
    expect(await health.readiness()).toEqual({ ready: true, failing: [], reasons: {} });
  });

  it.each([
    ['that is away', away, /^away\. See that the database runs/],
    ['that does not answer', silent, /^No answer within 2000 ms\. See that the database runs/],
  ])('not with a database %s, and says what to do', async (_, db, reason) => {
    const { ready, failing, reasons } = await openHealth({ ...whole, db, patience: 2_000 }).readiness();
    expect([ready, failing]).toEqual([false, ['database', 'rows', 'stock']]);
    expect(reasons.database).toMatch(reason);
  });

  it.each([
    ['search', { search: { queries: never, size: () => Promise.resolve(0) } }],
    ['sites', { sites: { all: () => [] } }],
    ['storage', { dataFolder: fileURLToPath(import.meta.url) }],
  ])('not when its %s does not work', async (part, failing) => {
    const patience = part === 'search' ? 2_000 : whole.patience;
    const found = await openHealth({ ...whole, ...failing, patience }).readiness();
    expect(found).toMatchObject({ ready: false, failing: [part], reasons: { [part]: expect.any(String) as string } });
  });

  it('not without a page', async () => {
    const health = openHealth(whole);
    health.addPart('page', () => Promise.reject(new Error('0 bytes')), { advice: 'Build again.' });
    expect((await health.readiness()).reasons).toEqual({ page: '0 bytes. Build again.' });
  });

  it('and says nothing of a statement or of what was in it', async () => {
    const cause = Object.assign(new Error('invalid page in block 3'), { code: 'XX001' });
    const db = { execute: () => Promise.reject(new Error('select … params: 0412345678', { cause })) };
    const { reasons } = await openHealth({ ...whole, db: db as unknown as HealthDeps['db'] }).readiness();
    expect(reasons.rows).toMatch(/^invalid page in block 3\. /);
    expect(JSON.stringify(reasons)).not.toContain('0412345678');
  });
});

describe('figures tell', () => {
  const figures = (changed: Partial<HealthDeps> = {}) => openHealth({ ...whole, ...changed }).figures();
  const ago = (seconds: number) => new Date(at.getTime() - seconds * 1_000);

  it('how many deliveries wait or are parked, and how long the oldest is due', async () => {
    await memory.db.insert(leads).values({
      id: 'lead',
      siteSlug: 'harbour',
      idempotencyKey: 'key',
      category: 'Sales',
      data: {} as never,
      createdAt: at,
    });
    const rows = [
      { id: 'a', state: 'pending', nextAttemptAt: ago(600) },
      { id: 'b', state: 'pending', nextAttemptAt: ago(-3_600) },
      { id: 'c', state: 'parked', nextAttemptAt: null },
      { id: 'd', state: 'delivered', nextAttemptAt: null },
    ];
    const common = { leadId: 'lead', siteSlug: 'harbour', type: 'webhook' };
    await memory.db.insert(deliveries).values(rows.map((row) => ({ ...common, ...row, destinationId: row.id })));
    expect((await figures()).deliveries).toEqual([
      { state: 'parked', count: 1, oldestDueSeconds: 0 },
      { state: 'pending', count: 2, oldestDueSeconds: 600 },
    ]);
  });

  it('what became of the newest run of each feed', async () => {
    const run = (id: string, source: string, seconds: number, held: string | null, isDone = true) => ({
      id,
      source,
      held,
      siteSlug: 'harbour',
      startedAt: ago(seconds),
      finishedAt: isDone ? ago(seconds - 10) : null,
    });
    await memory.db
      .insert(feedRuns)
      .values([
        run('1', 'good', 1_000, 'It would remove too much.'),
        run('2', 'good', 100, null),
        run('3', 'held', 500, null),
        run('4', 'held', 100, 'It would remove too much.'),
        run('5', 'fails', 100, 'It failed: no answer'),
        run('6', 'stuck', 7_200, null, false),
        run('7', 'runs', 60, null, false),
        run('8', 'given up', 40 * 86_400, 'It would remove too much.'),
      ]);
    const fine = { site: 'harbour', held: false, failed: false, sinceGoodSeconds: null };
    expect((await figures()).feeds).toEqual([
      { ...fine, feed: 'fails', failed: true },
      { ...fine, feed: 'good', sinceGoodSeconds: 90 },
      { ...fine, feed: 'held', held: true, sinceGoodSeconds: 490 },
      { ...fine, feed: 'runs' },
      { ...fine, feed: 'stuck', failed: true },
    ]);
  });

  it('how many codes a site has sent within a day', async () => {
    const code = (id: string, seconds: number) => ({
      id,
      siteSlug: 'harbour',
      phone: '+61400000001',
      visitor: 'v',
      codeHash: 'h',
      createdAt: ago(seconds),
      expiresAt: at,
    });
    await memory.db.insert(signInCodes).values([code('1', 10), code('2', 80_000), code('3', 90_000)]);
    expect((await figures()).codes).toEqual([{ site: 'harbour', sent: 2 }]);
  });

  it('how far the index is behind the stock', async () => {
    const rows = await memory.db
      .insert(stockChanges)
      .values([30, 20, 10].map((seconds) => ({ upserted: ['car'], removed: [], at: ago(seconds) })))
      .returning({ id: stockChanges.id });
    const [first, , last] = rows.map(({ id }) => id);
    expect((await figures({ taken: () => first ?? 0 })).index).toEqual({ changes: 2, seconds: 20 });
    expect((await figures({ taken: () => last ?? 0 })).index).toEqual({ changes: 0, seconds: 0 });
  });

  it('the space of the disk, also while the database is away', async () => {
    const found = await figures({ db: silent, patience: 2_000 });
    expect(Object.keys(found)).toEqual(['disk']);
    expect(found.disk?.free).toBeLessThanOrEqual(found.disk?.size ?? 0);
  });
});

it('an installation has one id, whichever process asks first', async () => {
  const ids = await Promise.all([installationId(memory.db), installationId(memory.db)]);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});
