import { afterAll, describe, expect, it, vi } from 'vitest';
import { openMemory } from '../database/openDatabase.ts';
import { deliveries, leads } from '../database/schema/index.ts';
import { openHealth, type HealthDeps } from './openHealth.ts';

const memory = await openMemory();
afterAll(() => memory.close());

const at = new Date('2026-03-10T02:00:00Z');
const site = {} as ReturnType<HealthDeps['sites']['all']>[number];
const whole: HealthDeps = {
  db: memory.db,
  search: { queries: () => Promise.resolve({ results: [] }) },
  sites: { all: () => [site] },
  now: () => at,
  patience: 50,
};
const never = () => new Promise<never>(() => undefined);

describe('a host is ready', () => {
  it('when every part answers', async () => {
    expect(await openHealth(whole).readiness()).toEqual({ ready: true, failing: [] });
  });

  it.each([
    ['database', { db: { execute: () => Promise.reject(new Error('away')) } as unknown as HealthDeps['db'] }],
    ['database', { db: { execute: never } as unknown as HealthDeps['db'] }],
    ['search', { search: { queries: never } }],
    ['sites', { sites: { all: () => [] } }],
  ])('not when its %s does not answer', async (part, failing) => {
    expect(await openHealth({ ...whole, ...failing }).readiness()).toEqual({ ready: false, failing: [part] });
  });

  it('and asks once a second, however often it is asked', async () => {
    const queries = vi.fn(whole.search.queries);
    let moment = at;
    const health = openHealth({ ...whole, search: { queries }, now: () => moment });
    await Promise.all([health.readiness(), health.readiness()]);
    expect(queries).toHaveBeenCalledTimes(1);
    moment = new Date(at.getTime() + 1_000);
    await health.readiness();
    expect(queries).toHaveBeenCalledTimes(2);
  });
});

it('tells how many deliveries wait or are parked, and how long the oldest is due', async () => {
  await memory.db.insert(leads).values({
    id: 'lead',
    siteSlug: 'harbour',
    idempotencyKey: 'key',
    category: 'Sales',
    data: {} as never,
    createdAt: at,
  });
  const rows = [
    { id: 'a', state: 'pending', nextAttemptAt: new Date('2026-03-10T01:50:00Z') },
    { id: 'b', state: 'pending', nextAttemptAt: new Date('2026-03-10T03:00:00Z') },
    { id: 'c', state: 'parked', nextAttemptAt: null },
    { id: 'd', state: 'delivered', nextAttemptAt: null },
  ];
  const common = { leadId: 'lead', siteSlug: 'harbour', type: 'webhook' };
  await memory.db.insert(deliveries).values(rows.map((row) => ({ ...common, ...row, destinationId: row.id })));
  expect(await openHealth(whole).deliveries()).toEqual([
    { state: 'parked', count: 1, oldestDueSeconds: 0 },
    { state: 'pending', count: 2, oldestDueSeconds: 600 },
  ]);
});
