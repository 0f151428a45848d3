import { describe, expect, it } from 'vitest';
import { signInCodes, visitorSessions } from '../../../database/schema/index.ts';
import { day, hour } from '../signInRules.ts';
import { otherSite, phone, site } from './signInBench.ts';
import type { SignInGround } from './signInBehaviour.ts';

export function itKeepsSessions(ground: SignInGround): void {
  const rows = () => ground.database.db.select().from(visitorSessions);

  describe('a session', () => {
    it('[GATE-06] is known on its own site alone', async () => {
      const bench = await ground.open();
      const token = await bench.arrive();
      expect(await bench.signIn.find(site, token)).toEqual({ id: expect.any(String), phone, createdAt: bench.now() });
      expect(await bench.signIn.find(otherSite, token)).toBeNull();
    });

    it.each([null, undefined, '', 'guess', 'A'.repeat(43), 'A'.repeat(4_000), "'; drop table visitor_sessions; --"])(
      'is not opened by %j',
      async (token) => {
        const bench = await ground.open();
        await bench.arrive();
        expect(await bench.signIn.find(site, token)).toBeNull();
      },
    );

    it('[GATE-06] lasts thirty days from its last use', async () => {
      const bench = await ground.open();
      const token = await bench.arrive();
      for (let month = 0; month < 4; month += 1) {
        bench.pass(30 * day - 1);
        expect(await bench.signIn.find(site, token)).toMatchObject({ phone });
      }
      bench.pass(30 * day);
      expect(await bench.signIn.find(site, token)).toBeNull();
    });

    it('writes at most once an hour that it was used', async () => {
      const bench = await ground.open();
      const token = await bench.arrive();
      const seen = async () => (await rows())[0]?.seenAt.getTime();
      const start = bench.now().getTime();
      for (const at of [1, 1_000, hour - 1_001 - 1]) {
        bench.pass(at);
        await bench.signIn.find(site, token);
        expect(await seen()).toBe(start);
      }
      bench.pass(1);
      await Promise.all(Array.from({ length: 10 }, () => bench.signIn.find(site, token)));
      expect(await seen()).toBe(start + hour);
    });

    it('[GATE-06] ends when its visitor signs out, and no other with it', async () => {
      const bench = await ground.open();
      const [first, second] = [await bench.arrive(), await bench.arrive({ phone: '0498 765 432' })];
      const { id } = (await bench.signIn.find(site, first)) ?? { id: '' };
      expect(await bench.signIn.revoke(otherSite, id)).toBe(false);
      expect(await bench.signIn.revoke(site, id)).toBe(true);
      expect(await bench.signIn.revoke(site, id)).toBe(false);
      expect(await bench.signIn.find(site, first)).toBeNull();
      expect(await bench.signIn.find(site, second)).toMatchObject({ phone: '+61498765432' });
    });

    it('[GATE-06] ends everywhere on the site when its visitor signs out everywhere', async () => {
      const bench = await ground.open();
      const here = [await bench.arrive(), await bench.arrive({ address: '198.51.100.1' })];
      const there = await bench.arrive({ site: otherSite });
      expect(await bench.signIn.revokeAll(site, phone)).toBe(2);
      for (const token of here) expect(await bench.signIn.find(site, token)).toBeNull();
      expect(await bench.signIn.find(otherSite, there)).toMatchObject({ phone });
    });

    it('is swept away when it is over, and so are codes once they are not counted any more', async () => {
      const bench = await ground.open();
      await bench.arrive();
      bench.pass(day);
      await bench.ask({ phone: '0498 765 432' });
      expect(await bench.signIn.sweep()).toEqual({ codes: 1, sessions: 0 });
      bench.pass(29 * day);
      expect(await bench.signIn.sweep()).toEqual({ codes: 1, sessions: 1 });
      expect(await ground.database.db.select().from(signInCodes)).toEqual([]);
      expect(await rows()).toEqual([]);
    });
  });
}
