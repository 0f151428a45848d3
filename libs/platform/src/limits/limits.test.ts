import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMemory } from '../database/testing/openMemory.ts';
import { rateLimits } from '../database/schema/index.ts';
import { limitInProcess } from './addressLimit.ts';
import { countInProcess } from './distinctCounter.ts';
import { sweepLimits } from './sweepLimits.ts';
import { describeLimits, itCounts } from './testing/limitBehaviour.ts';

describe('limits in a process', () => itCounts(() => ({ limit: limitInProcess, count: countInProcess })));

describeLimits('PGlite', openMemory);

it('deletes counters an hour after their time', async () => {
  const database = await openMemory();
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const rows = [
    { key: 'old', points: 1, expire: ago(61) },
    { key: 'late', points: 1, expire: ago(59) },
    { key: 'running', points: 1, expire: ago(-10) },
  ];
  await database.db.insert(rateLimits).values(rows);
  await sweepLimits(database.db, now);
  const left = await database.db.select({ key: rateLimits.key }).from(rateLimits).orderBy(rateLimits.key);
  expect(left.map(({ key }) => key)).toEqual(['late', 'running']);
  expect(await database.db.select().from(rateLimits).where(eq(rateLimits.key, 'old'))).toEqual([]);
  await database.close();
});
