import { describe, expect, it } from 'vitest';
import { hour, minute } from '../signInRules.ts';
import { otherSite } from './signInFixture.ts';
import type { SignInSuite } from './signInSuite.ts';

/** Numbers and addresses that nobody has used yet. */
const numbers = Array.from({ length: 60 }, (_, one) => `04120000${String(one).padStart(2, '0')}`);
const addresses = Array.from({ length: 60 }, (_, one) => `198.51.100.${one}`);

export function itLimitsCodes(suite: SignInSuite): void {
  describe('asking for codes', () => {
    it('[GATE-06] is for Australian mobile numbers alone', async () => {
      const fixture = await suite.open();
      const landlineAndOthers = ['08 9335 0100', '+64 21 123 456', '1300 123 456', '0147 123 456'];
      const misspelt = ['0412 345 67', '0412 345 6789', 'please call 0412 345 678', '0412 345 678 ext 3', ''];
      for (const phone of [...landlineAndOthers, ...misspelt, '0412 345 678, 0412 345 679', ['0412 345 678']]) {
        const error = 'Enter an Australian mobile number, such as 0412 345 678.';
        expect(await fixture.ask({ phone }), String(phone)).toEqual({ ok: false, status: 422, error });
      }
      expect(fixture.sms.received()).toEqual([]);
    });

    it('[GATE-06] takes a number in every spelling', async () => {
      const fixture = await suite.open();
      const local = ['0412345678', ' 0412-345-678 '];
      const international = ['+61 412 345 678', '+61 (0)412 345 678', '61412345678', '0061412345678'];
      for (const phone of [...local, ...international]) {
        expect(await fixture.ask({ phone }), phone).toMatchObject({ ok: true });
        expect(fixture.sms.received().at(-1)?.to).toBe('+61412345678');
        fixture.pass(20 * minute);
      }
      expect(fixture.sms.received()).toHaveLength(6);
    });

    it('[GATE-06] sends three to one number in ten minutes, over all sites and addresses', async () => {
      const fixture = await suite.open();
      for (const at of [0, 1, 2]) {
        const change = at === 1 ? { site: otherSite, address: addresses[at] } : { address: addresses[at] };
        expect(await fixture.ask(change)).toMatchObject({ ok: true });
        fixture.pass(minute);
      }
      expect(await fixture.ask({ address: addresses[9] })).toEqual({
        ok: false,
        status: 429,
        error: 'We’ve sent this number several codes. Use the latest one, or ask again in 7 minutes.',
        retryAfterSeconds: 420,
      });
      expect(await fixture.ask({ phone: numbers[1], address: addresses[9] })).toMatchObject({ ok: true });
      fixture.pass(7 * minute - 1);
      expect(await fixture.ask({ address: addresses[9] })).toMatchObject({ ok: false, retryAfterSeconds: 1 });
      fixture.pass(1);
      expect(await fixture.ask({ address: addresses[9] })).toMatchObject({ ok: true });
    });

    it('[GATE-06] sends ten to one number in a day, the last two to browsers that signed in with it alone', async () => {
      const fixture = await suite.open();
      const entered = await fixture.enter(await fixture.askAndRead());
      const device = entered.ok ? entered.device : '';
      const answers = [];
      for (let one = 0; one < 8; one += 1) {
        fixture.pass(20 * minute);
        answers.push(await fixture.ask({ address: addresses[one] }));
      }
      expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
      expect(answers.at(-1)).toMatchObject({ status: 429, error: expect.stringMatching(/ask again in 22 hours\.$/) });
      for (const isSent of [true, true, false]) {
        expect(await fixture.ask({ device })).toMatchObject({ ok: isSent });
        fixture.pass(20 * minute);
      }
    });

    it('[GATE-06] sends five for one address in an hour, over all sites and numbers', async () => {
      const fixture = await suite.open();
      for (const at of [0, 1, 2, 3, 4]) {
        expect(await fixture.ask({ phone: numbers[at], site: at > 2 ? otherSite : undefined })).toMatchObject({
          ok: true,
        });
      }
      fixture.pass(18 * minute);
      expect(await fixture.ask({ phone: numbers[5] })).toEqual({
        ok: false,
        status: 429,
        error: 'Too many code requests from your connection. Please try again in 42 minutes, or contact us.',
        retryAfterSeconds: 42 * 60,
      });
      expect(await fixture.ask({ phone: numbers[5], address: addresses[1] })).toMatchObject({ ok: true });
      fixture.pass(42 * minute);
      expect(await fixture.ask({ phone: numbers[6] })).toMatchObject({ ok: true });
    });

    it('counts a household’s addresses as one', async () => {
      const fixture = await suite.open({ rules: { perAddress: 1 } });
      expect(await fixture.ask({ phone: numbers[0], address: '2001:db8:0:7::1' })).toMatchObject({ ok: true });
      expect(await fixture.ask({ phone: numbers[1], address: '2001:0DB8:0:7:ffff::9' })).toMatchObject({ status: 429 });
      expect(await fixture.ask({ phone: numbers[1], address: '2001:db8:0:8::1' })).toMatchObject({ ok: true });
      expect(await fixture.ask({ phone: numbers[2], address: '203.0.113.7' })).toMatchObject({ ok: true });
      expect(await fixture.ask({ phone: numbers[3], address: '::ffff:203.0.113.7' })).toMatchObject({ status: 429 });
    });

    it('[GATE-06] sends a site’s share of a day, and other sites theirs', async () => {
      const fixture = await suite.open({ rules: { perSiteDaily: 3 } });
      for (const at of [0, 1, 2]) await fixture.ask({ phone: numbers[at], address: addresses[at] });
      const next = { phone: numbers[3], address: addresses[3] };
      expect(await fixture.ask(next)).toMatchObject({
        status: 429,
        error: 'We can’t send any more codes right now. Please try again in 24 hours, or contact us.',
      });
      expect(await fixture.ask({ ...next, site: otherSite })).toMatchObject({ ok: true });
      fixture.pass(24 * hour);
      expect(await fixture.ask(next)).toMatchObject({ ok: true });
    });

    it('[GATE-06] sends ten in an hour to numbers that differ in the last four digits only, over all sites', async () => {
      const fixture = await suite.open();
      for (let one = 0; one < 10; one += 1) {
        const site = one % 2 ? otherSite : undefined;
        expect(await fixture.ask({ phone: numbers[one], address: addresses[one], site })).toMatchObject({ ok: true });
      }
      expect(await fixture.ask({ phone: numbers[10], address: addresses[10] })).toEqual({
        ok: false,
        status: 429,
        error: 'We can’t send codes to numbers like this one right now. Please try again in 60 minutes, or contact us.',
        retryAfterSeconds: 3_600,
      });
      expect(await fixture.ask({ phone: '0412 010 000', address: addresses[10] })).toMatchObject({ ok: true });
      await expect.poll(() => fixture.alarms.map(({ name }) => name)).toContain('sign-in-codes-prefix');
      fixture.pass(hour);
      expect(await fixture.ask({ phone: numbers[10], address: addresses[10] })).toMatchObject({ ok: true });
    });

    it('[GATE-06] keeps the last of a day’s codes for numbers that have signed in, whoever asks for the others', async () => {
      const fixture = await suite.open({ rules: { perSiteDaily: 10, perPrefix: 100 } });
      await fixture.arrive({ address: addresses[50] });
      for (let one = 0; one < 7; one += 1) {
        expect(await fixture.ask({ phone: numbers[one], address: addresses[one] })).toMatchObject({ ok: true });
      }
      expect(await fixture.ask({ phone: numbers[8], address: addresses[8] })).toMatchObject({ ok: false, status: 429 });
      fixture.pass(minute);
      expect(await fixture.ask({ address: addresses[51] })).toMatchObject({ ok: true });
      fixture.pass(minute);
      expect(await fixture.ask({ address: addresses[51] })).toMatchObject({ ok: true });
      fixture.pass(20 * minute);
      expect(await fixture.ask({ address: addresses[52] })).toMatchObject({ ok: false, status: 429 });
    });

    it('tells a person when a site’s codes of the day run short, and when they are used up', async () => {
      const fixture = await suite.open({ rules: { perSiteDaily: 10, perPrefix: 100 } });
      const names = () => [...new Set(fixture.alarms.map(({ site, name }) => `${site} ${name}`))];
      for (let one = 0; one < 6; one += 1) await fixture.ask({ phone: numbers[one], address: addresses[one] });
      expect(names()).toEqual([]);
      await fixture.ask({ phone: numbers[6], address: addresses[6] });
      await expect.poll(names).toEqual(['harbour-toyota sign-in-codes-near']);
      for (const one of [7, 8]) await fixture.ask({ phone: numbers[one], address: addresses[one] });
      await expect.poll(names).toEqual(['harbour-toyota sign-in-codes-near', 'harbour-toyota sign-in-codes-reached']);
    });

    it('[GATE-06] holds its limits against fifty at once', async () => {
      const fixture = await suite.open();
      const toOne = await Promise.all(addresses.slice(0, 50).map((address) => fixture.ask({ address })));
      expect(toOne.filter(({ ok }) => ok)).toHaveLength(3);
      const fromOne = await Promise.all(
        numbers.slice(0, 50).map((phone) => fixture.ask({ phone, address: '192.0.2.1' })),
      );
      expect(fromOne.filter(({ ok }) => ok)).toHaveLength(5);
      expect(fixture.sms.received()).toHaveLength(8);
    });

    it('sends one message to a visitor who presses twice, and another after half a minute', async () => {
      const fixture = await suite.open();
      const [first, second] = await Promise.all([fixture.ask(), fixture.ask()]);
      expect(second).toMatchObject({ ok: true, request_id: first.ok && first.request_id });
      fixture.pass(12_000);
      expect(await fixture.ask()).toMatchObject({ resendAfterSeconds: 18, request_id: first.ok && first.request_id });
      expect(fixture.sms.received()).toHaveLength(1);
      fixture.pass(18_000);
      const later = await fixture.ask();
      expect(later.ok && later.request_id).not.toBe(first.ok && first.request_id);
      expect(fixture.sms.received()).toHaveLength(2);
    });

    it('does not count what the gateway could not send, and says so', async () => {
      const fixture = await suite.open();
      for (let one = 0; one < 6; one += 1) {
        fixture.sms.failNext('unavailable');
        expect(await fixture.ask()).toEqual({
          ok: false,
          status: 503,
          error: 'We couldn’t send you a code just now. Please try again in a minute, or contact us.',
        });
      }
      expect(await fixture.ask()).toMatchObject({ ok: true });
    });

    it('counts numbers that the gateway refuses', async () => {
      const fixture = await suite.open();
      for (const at of [0, 1, 2, 3, 4]) {
        fixture.sms.failNext('refused');
        expect(await fixture.ask({ phone: numbers[at] })).toMatchObject({ ok: false, status: 422 });
      }
      expect(await fixture.ask({ phone: numbers[5] })).toMatchObject({ ok: false, status: 429 });
    });
  });
}
