import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenedDatabase } from '../../database/database.ts';
import { openAddressHash } from '../addressHash.ts';
import { countInDatabase, type OpenDistinctCounter } from '../distinctCounter.ts';
import { limitInDatabase, type OpenAddressLimit } from '../addressLimit.ts';

/** What a host opens its limits and counters with. */
export interface CountingHost {
  limit: OpenAddressLimit;
  count: OpenDistinctCounter;
}

/** The rules that hold wherever is counted. @param host a host that counts with nobody */
export function itCounts(host: () => CountingHost): void {
  const now = new Date();

  it('allows an address so many uses, and says when the next is allowed', async () => {
    const wait = host().limit({ name: 'brochure', points: 3, seconds: 60 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => wait('203.0.113.7')));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
    for (const seconds of answers.filter((one) => one > 0)) {
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect(await wait('203.0.113.8')).toBe(0);
    expect([await wait('2001:db8::1'), await wait('2001:db8::2'), await wait('2001:db8::3')]).toEqual([0, 0, 0]);
    expect(await wait('2001:db8::4')).toBeGreaterThan(0);
  });

  it('counts an address that is not known as nobody’s', async () => {
    const wait = host().limit({ name: 'unknown', points: 1, seconds: 60 });
    expect([await wait(''), await wait('')]).toEqual([0, 0]);
  });

  it('counts different names under a key, each once, and keys apart', async () => {
    const count = host().count('enquiries', 60_000);
    const found: number[] = [];
    for (const name of ['one', 'two', 'two', 'three', 'one']) found.push(await count('a', name, now));
    expect(found).toEqual([1, 2, 2, 3, 3]);
    expect(await count('b', 'one', now)).toBe(1);
    expect(await host().count('others', 60_000)('a', 'four', now)).toBe(1);
  });

  it('forgets names when their time is over', { timeout: 15_000 }, async () => {
    const count = host().count('short', 1_000);
    await count('a', 'one', new Date());
    await count('a', 'two', new Date());
    await expect.poll(() => count('a', 'three', new Date()), { timeout: 10_000, interval: 1_200 }).toBe(1);
  });
}

/** Limits in a database: those of a process, and that all hosts are one. */
export function describeLimits(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`limits in ${name}`, () => {
    let database: OpenedDatabase;
    beforeAll(async () => {
      database = await open();
    }, 120_000);
    afterAll(() => database.close());
    const secret = 'of the hosts';
    const hostOn = (db: Db): CountingHost => ({
      limit: limitInDatabase(db, openAddressHash(secret)),
      count: countInDatabase(db, secret),
    });
    itCounts(() => hostOn(database.db));

    it('are the same for all hosts', async () => {
      const [here, there] = [hostOn(database.db), hostOn(database.db)].map(({ limit, count }) => ({
        wait: limit({ name: 'everywhere', points: 4, seconds: 60 }),
        note: count('everywhere', 60_000),
      }));
      if (!here || !there) throw new Error('There are two hosts.');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) => (turn % 2 ? here : there).wait('203.0.113.9')),
      );
      expect(answers.filter((seconds) => seconds === 0)).toHaveLength(4);
      const now = new Date();
      expect([await here.note('a', 'one', now), await there.note('a', 'two', now)]).toEqual([1, 2]);
    });

    it('keep neither addresses nor names', async () => {
      const host = hostOn(database.db);
      await host.limit({ name: 'private', points: 1, seconds: 60 })('203.0.113.77');
      await host.count('private', 60_000)('203.0.113.77', 'visitor@example.com', new Date());
      const stored = JSON.stringify(await database.db.query.rateLimits.findMany());
      expect(stored).toContain('private');
      expect(stored).not.toMatch(/203\.0\.113\.77|visitor@/);
    });
  });
}
