import { describe, expect, it } from 'vitest';
import { signInCodes } from '../../../database/schema/index.ts';
import { day, hour, minute } from '../signInRules.ts';
import { codeIn, otherSite, site, wrongCode, type SignInFixture } from './signInFixture.ts';
import type { SignInSuite } from './signInSuite.ts';

const spent = /^Too many wrong codes for this number\. Please ask for a new code in \d+ hours, or contact us\.$/;

/** Asks for codes as often as it may, from other addresses and on two sites, and enters six wrong ones for each. */
async function guess(fixture: SignInFixture, change: { phone?: string; device?: string } = {}) {
  const answers: { answer: object; tries: object[] }[] = [];
  for (let one = 0; one < 8; one += 1) {
    const at = one % 2 ? otherSite : site;
    const asked = await fixture.ask({ ...change, address: `198.51.100.${one}`, site: at });
    const tries = [];
    for (let tried = 0; asked.ok && tried < 6; tried += 1) {
      const code = wrongCode(codeIn(fixture.sms.received().at(-1)?.text));
      tries.push(await fixture.enter({ request_id: asked.request_id, code }, at));
    }
    answers.push({ answer: asked.ok ? {} : asked, tries });
    fixture.pass(11 * minute);
  }
  return answers;
}

export function itLimitsTries(suite: SignInSuite): void {
  /** How often a code was compared with what was entered: a try is counted before that. */
  const guesses = async () =>
    (await suite.database.db.select().from(signInCodes)).reduce((sum, { tries }) => sum + tries, 0);

  describe('guessing codes of one number', () => {
    it('[GATE-06] ends after sixteen wrong ones in a day, over all codes, sites and addresses', async () => {
      const fixture = await suite.open();
      await guess(fixture);
      expect(await guesses()).toBe(16);
      expect(await fixture.ask({ address: '192.0.2.1' })).toMatchObject({
        status: 429,
        error: expect.stringMatching(spent),
      });
      expect(await fixture.ask({ address: '192.0.2.1', phone: '0498 765 432' })).toMatchObject({ ok: true });
      fixture.pass(day);
      expect(await fixture.ask({ address: '192.0.2.1' })).toMatchObject({ ok: true });
    });

    it('[GATE-06] never takes more than twenty in a day, the last four from who has signed in with it', async () => {
      const fixture = await suite.open();
      const entered = await fixture.enter(await fixture.askAndRead());
      const device = entered.ok ? entered.device : '';
      fixture.pass(11 * minute);
      await guess(fixture);
      await guess(fixture, { device });
      // The right code is no guess.
      expect(await guesses()).toBe(1 + 20);
    });

    it('[GATE-06] does not lock its owner out, who signed in with the browser before', async () => {
      const fixture = await suite.open();
      const first = await fixture.enter(await fixture.askAndRead());
      const device = first.ok ? first.device : '';
      fixture.pass(11 * minute);
      await guess(fixture);
      for (const mine of ['', 'x', device.replace(/.$/, '!'), device.replace(/^\w+/, 'zzzzzzzz')]) {
        expect(await fixture.ask({ device: mine }), mine).toMatchObject({ ok: false });
      }
      expect(await fixture.ask({ device, site: otherSite })).toMatchObject({ ok: false });
      expect(await fixture.enter(await fixture.askAndRead({ device }))).toMatchObject({ ok: true });
      fixture.pass(181 * day);
      await guess(fixture);
      expect(await fixture.ask({ device })).toMatchObject({ ok: false });
    });

    it('[GATE-06] holds its limit against a hundred at once, also for the right code', async () => {
      const fixture = await suite.open({
        rules: { perNumber: 99, perNumberDaily: 99, perPrefix: 99, perAddress: 99, resendSeconds: 0 },
      });
      const asked: { request_id: string; code: string }[] = [];
      for (let one = 0; one < 10; one += 1) asked.push(await fixture.askAndRead());
      const wrong = asked.flatMap(({ request_id, code }) =>
        Array.from({ length: 10 }, () => ({ request_id, code: wrongCode(code) })),
      );
      const answers = await Promise.all(wrong.map((one) => fixture.enter(one)));
      expect(answers.every(({ ok }) => !ok)).toBe(true);
      expect(await guesses()).toBe(16);
      for (const right of asked) expect(await fixture.enter(right)).toMatchObject({ ok: false, reason: 'spent' });
      expect(await guesses()).toBe(16);
    });

    it('says how many tries are left, and with the last one when there are some again', async () => {
      const fixture = await suite.open();
      const tries = (await guess(fixture)).flatMap((one) => one.tries);
      expect(tries.slice(0, 6).map((one) => (one as { triesLeft: number }).triesLeft)).toEqual([4, 3, 2, 1, 0, 0]);
      expect(tries[4]).toMatchObject({ error: 'Too many wrong tries with that code. Please ask for a new one.' });
      // The sixteenth, at the fourth code.
      expect(tries.slice(18)).toEqual(
        Array.from({ length: 6 }, () => ({
          ok: false,
          reason: 'spent',
          triesLeft: 0,
          error: expect.stringMatching(spent),
        })),
      );
    });

    it('counts codes that were entered last thing before they expired for a whole day', async () => {
      const fixture = await suite.open({ rules: { wrongPerNumberDaily: 5, returningShare: 0 } });
      const { request_id, code } = await fixture.askAndRead();
      fixture.pass(9 * minute);
      for (let one = 0; one < 5; one += 1) await fixture.enter({ request_id, code: wrongCode(code) });
      fixture.pass(24 * hour - 9 * minute);
      await fixture.signIn.sweep();
      expect(await fixture.ask()).toMatchObject({ ok: false, status: 429, retryAfterSeconds: 600 });
      fixture.pass(10 * minute);
      await fixture.signIn.sweep();
      expect(await fixture.ask()).toMatchObject({ ok: true });
    });

    it('goes on in the same way for a number that is known and for one that is not', async () => {
      const known = await suite.open();
      await known.arrive();
      known.pass(11 * minute);
      const answers = await guess(known);
      const unknown = await suite.open();
      unknown.pass(11 * minute);
      expect(await guess(unknown)).toEqual(answers);
    });
  });
}
