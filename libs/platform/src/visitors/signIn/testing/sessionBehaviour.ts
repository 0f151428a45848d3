import { describe, expect, it } from 'vitest';
import { signInCodes, visitorSessions } from '../../../database/schema/index.ts';
import { day, hour, minute } from '../signInRules.ts';
import { otherSite, phone, site } from './signInFixture.ts';
import type { SignInSuite } from './signInSuite.ts';

export function itKeepsSessions(suite: SignInSuite): void {
  const rows = () => suite.database.db.select().from(visitorSessions);

  describe('a session', () => {
    it('[GATE-06] is known on its own site alone', async () => {
      const fixture = await suite.open();
      const token = await fixture.arrive();
      expect(await fixture.signIn.find(site, token)).toEqual({
        id: expect.any(String),
        phone,
        createdAt: fixture.now(),
      });
      expect(await fixture.signIn.find(otherSite, token)).toBeNull();
    });

    it('is not opened by another token', async () => {
      const fixture = await suite.open();
      await fixture.arrive();
      const strange = [null, undefined, '', 'guess', "'; drop table visitor_sessions; --"];
      for (const token of [...strange, 'A'.repeat(43), 'A'.repeat(4_000)]) {
        expect(await fixture.signIn.find(site, token), String(token)).toBeNull();
      }
    });

    it('[GATE-06] lasts thirty days from its last use', async () => {
      const fixture = await suite.open();
      const token = await fixture.arrive();
      for (let month = 0; month < 4; month += 1) {
        fixture.pass(30 * day - 1);
        expect(await fixture.signIn.find(site, token)).toMatchObject({ phone });
      }
      fixture.pass(30 * day);
      expect(await fixture.signIn.find(site, token)).toBeNull();
    });

    it('writes at most once an hour that it was used', async () => {
      const fixture = await suite.open();
      const token = await fixture.arrive();
      const seen = async () => (await rows())[0]?.seenAt.getTime();
      const start = fixture.now().getTime();
      for (const at of [1, 1_000, hour - 1_001 - 1]) {
        fixture.pass(at);
        await fixture.signIn.find(site, token);
        expect(await seen()).toBe(start);
      }
      fixture.pass(1);
      await Promise.all(Array.from({ length: 10 }, () => fixture.signIn.find(site, token)));
      expect(await seen()).toBe(start + hour);
    });

    it('[GATE-06] ends when its visitor signs out, and no other with it', async () => {
      const fixture = await suite.open();
      const [first, second] = [await fixture.arrive(), await fixture.arrive({ phone: '0498 765 432' })];
      const { id } = (await fixture.signIn.find(site, first)) ?? { id: '' };
      expect(await fixture.signIn.revoke(otherSite, id)).toBe(false);
      expect(await fixture.signIn.revoke(site, id)).toBe(true);
      expect(await fixture.signIn.revoke(site, id)).toBe(false);
      expect(await fixture.signIn.find(site, first)).toBeNull();
      expect(await fixture.signIn.find(site, second)).toMatchObject({ phone: '+61498765432' });
    });

    it('[GATE-06] ends everywhere on the site when its visitor signs out everywhere', async () => {
      const fixture = await suite.open();
      const here = [await fixture.arrive(), await fixture.arrive({ address: '198.51.100.1' })];
      const there = await fixture.arrive({ site: otherSite });
      expect(await fixture.signIn.revokeAll(site, phone)).toBe(2);
      for (const token of here) expect(await fixture.signIn.find(site, token)).toBeNull();
      expect(await fixture.signIn.find(otherSite, there)).toMatchObject({ phone });
    });

    it('is swept away when it is over, and so are codes once they are not counted any more', async () => {
      const fixture = await suite.open();
      await fixture.arrive();
      fixture.pass(day + 10 * minute);
      await fixture.ask({ phone: '0498 765 432' });
      expect(await fixture.signIn.sweep()).toEqual({ codes: 1, sessions: 0 });
      fixture.pass(29 * day);
      expect(await fixture.signIn.sweep()).toEqual({ codes: 1, sessions: 1 });
      expect(await suite.database.db.select().from(signInCodes)).toEqual([]);
      expect(await rows()).toEqual([]);
    });
  });
}
