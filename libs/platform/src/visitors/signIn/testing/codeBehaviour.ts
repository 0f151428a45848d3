import { describe, expect, it } from 'vitest';
import { signInCodes, visitorSessions } from '../../../database/schema/index.ts';
import { minute } from '../signInRules.ts';
import { otherSite, phone, site, wrongCode } from './signInFixture.ts';
import type { SignInSuite } from './signInSuite.ts';

export function itChecksCodes(suite: SignInSuite): void {
  const sessionCount = async () => (await suite.database.db.select().from(visitorSessions)).length;

  describe('a code', () => {
    it('[GATE-06] goes to the phone and makes a session', async () => {
      const fixture = await suite.open({ random: () => 1_234 });
      const requested = await fixture.ask();
      expect(requested).toEqual({
        ok: true,
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        resendAfterSeconds: 30,
        maskedPhone: '04xx xxx 678',
      });
      expect(fixture.sms.received()).toEqual([
        { to: phone, text: expect.stringMatching(/^001234 is your .*\n\n@harbour-toyota\.example #001234$/) },
      ]);
      const entered = await fixture.enter({ request_id: requested.ok && requested.request_id, code: ' 001 234 ' });
      expect(entered).toEqual({
        ok: true,
        phone,
        session: expect.stringMatching(/^[\w-]{43}$/),
        device: expect.stringMatching(/^\w+\.[\w-]{43}$/),
      });
      expect(await fixture.signIn.find(site, entered.ok ? entered.session : null)).toMatchObject({ phone });
    });

    it('[GATE-06] is six digits of chance, another one each time', async () => {
      const fixture = await suite.open({
        rules: { perNumber: 99, perNumberDaily: 99, perPrefix: 99, perAddress: 99, resendSeconds: 0 },
      });
      const codes = new Set<string>();
      for (let one = 0; one < 40; one += 1) codes.add((await fixture.askAndRead()).code);
      for (const code of codes) expect(code).toMatch(/^\d{6}$/);
      expect(codes.size).toBeGreaterThan(35);
    });

    it('[GATE-06] works once', async () => {
      const fixture = await suite.open();
      const given = await fixture.askAndRead();
      expect(await fixture.enter(given)).toMatchObject({ ok: true });
      expect(await fixture.enter(given)).toMatchObject({ ok: false, reason: 'used', triesLeft: 0 });
      expect(await sessionCount()).toBe(1);
    });

    it('[GATE-06] makes one session of many that come with it at once', async () => {
      const fixture = await suite.open();
      const given = await fixture.askAndRead();
      const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.enter(given)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await sessionCount()).toBe(1);
    });

    it('[GATE-06] lives ten minutes and not longer', async () => {
      const fixture = await suite.open();
      const first = await fixture.askAndRead();
      fixture.pass(10 * minute - 1);
      expect(await fixture.enter(first)).toMatchObject({ ok: true });
      const second = await fixture.askAndRead();
      fixture.pass(10 * minute);
      expect(await fixture.enter(second)).toMatchObject({ ok: false, reason: 'expired' });
    });

    it('[GATE-06] takes five tries, counts them down, then is worth nothing', async () => {
      const fixture = await suite.open();
      const { request_id, code } = await fixture.askAndRead();
      const wrong = { request_id, code: wrongCode(code) };
      for (const left of [4, 3, 2, 1]) {
        expect(await fixture.enter(wrong)).toMatchObject({ ok: false, reason: 'wrong', triesLeft: left });
      }
      expect(await fixture.enter(wrong)).toMatchObject({ ok: false, reason: 'spent', triesLeft: 0 });
      expect(await fixture.enter({ request_id, code })).toMatchObject({ ok: false, reason: 'spent' });
      expect(await sessionCount()).toBe(0);
    });

    it('[GATE-06] is not guessed by asking fifty times at once', async () => {
      const fixture = await suite.open({ random: () => 49 });
      const { request_id } = await fixture.askAndRead();
      const guesses = Array.from({ length: 50 }, (_, one) => String(one).padStart(6, '0'));
      const answers = await Promise.all(guesses.map((code) => fixture.enter({ request_id, code })));
      const compared = answers.filter((one) => one.ok || one.reason === 'wrong' || one.triesLeft > 0);
      expect(compared.length).toBeLessThanOrEqual(5);
      expect(await fixture.enter({ request_id, code: '000049' })).toMatchObject({ ok: false });
    });

    it('[GATE-06] belongs to its own request', async () => {
      const fixture = await suite.open();
      const first = await fixture.askAndRead();
      fixture.pass(minute);
      const second = await fixture.askAndRead();
      expect(await fixture.enter({ request_id: first.request_id, code: second.code })).toMatchObject({ ok: false });
      expect(await fixture.enter({ request_id: second.request_id, code: first.code })).toMatchObject({ ok: false });
      expect(await fixture.enter(second)).toMatchObject({ ok: true });
      expect(await fixture.enter(first)).toMatchObject({ ok: true });
    });

    it('[GATE-06] belongs to its own site', async () => {
      const fixture = await suite.open();
      const given = await fixture.askAndRead();
      expect(await fixture.enter(given, otherSite)).toMatchObject({ ok: false, reason: 'expired' });
      expect(await fixture.enter(given)).toMatchObject({ ok: true });
    });

    it('costs no try where what is entered is no code', async () => {
      const fixture = await suite.open();
      const { request_id } = await fixture.askAndRead();
      for (const code of ['', '12345', '1234567', 'abcdef', '12345x', null, 7, {}, '1'.repeat(100)]) {
        const answer = await fixture.enter({ request_id, code });
        expect(answer, String(code)).toMatchObject({ ok: false, reason: 'unreadable', triesLeft: 5 });
      }
      expect((await suite.database.db.select().from(signInCodes)).map(({ tries }) => tries)).toEqual([0]);
    });

    it('is not known to a request there is none of', async () => {
      const fixture = await suite.open();
      for (const request_id of [null, '', 'none', "' or 1=1", 'x'.repeat(500), {}, ['a'], '\u0000']) {
        const answer = await fixture.enter({ request_id, code: '123456' });
        expect(answer, String(request_id)).toMatchObject({ ok: false, reason: 'expired' });
      }
    });

    it('is stored as a hash, and neither it nor the number stands in a log', async () => {
      const fixture = await suite.open();
      const given = await fixture.askAndRead();
      await fixture.enter({ ...given, code: wrongCode(given.code) });
      const entered = await fixture.enter(given);
      const rows = JSON.stringify([
        await suite.database.db.select().from(signInCodes),
        await suite.database.db.select().from(visitorSessions),
      ]);
      expect(rows).not.toContain(`"${given.code}"`);
      expect(rows).not.toContain(entered.ok && entered.session);
      expect(rows).not.toContain('203.0.113.7');
      fixture.sms.failNext('refused');
      await fixture.ask({ phone: '0498 765 432' });
      await fixture.ask({ phone: 'call 0498765432' });
      expect(fixture.log.length).toBeGreaterThan(0);
      expect(fixture.log.join('')).not.toMatch(/412345678|0412 345 678|98765432|98 765 432|203\.0\.113/);
      expect(fixture.log.join('')).not.toContain(given.code);
    });

    it('takes the same way to a number that is known and to one that is not', async () => {
      const fixture = await suite.open();
      await fixture.arrive();
      fixture.pass(minute);
      const [known, unknown] = [await fixture.ask(), await fixture.ask({ phone: '0498 765 432' })];
      expect({ ...known, request_id: '', maskedPhone: '' }).toEqual({ ...unknown, request_id: '', maskedPhone: '' });
      expect(fixture.sms.received()).toHaveLength(3);
    });
  });
}
