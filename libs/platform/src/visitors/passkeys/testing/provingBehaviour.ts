import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '../../signIn/signInRules.ts';
import { sweepPasskeys } from '../invitations.ts';
import { dana, lee, otherSite, site, stranger, type PasskeySuite } from './passkeyFixture.ts';
import type { AnswerChange } from './softwareAuthenticator.ts';

const rejected = { ok: false, reason: 'rejected' };
const forbidden = { ok: false, reason: 'forbidden' };

export function itProvesPasskeys(suite: PasskeySuite): void {
  describe('proving', () => {
    it('opens the editor to its own session alone, for twelve hours, and says when it was used', async () => {
      const fixture = await suite.open();
      const { visitor, authenticator } = await fixture.arrive();
      const [second, third] = [await fixture.signIn(), await fixture.signIn()];
      expect(await fixture.passkeys.access(site, second)).toBe('locked');
      fixture.pass(hour);
      expect(await fixture.prove(second, authenticator)).toEqual({ ok: true });
      expect(await fixture.passkeys.list(site, second)).toMatchObject([{ lastUsedAt: fixture.now() }]);
      expect(await fixture.passkeys.access(site, second)).toBe('open');
      expect(await fixture.passkeys.access(site, third)).toBe('locked');
      expect(await fixture.passkeys.access({ ...site, editors: [] }, second)).toBe('stranger');
      expect(await fixture.passkeys.access(otherSite, second)).toBe('unregistered');
      fixture.pass(11 * hour);
      expect(await fixture.passkeys.access(site, visitor)).toBe('locked');
      expect(await fixture.passkeys.access(site, second)).toBe('open');
      fixture.pass(hour);
      expect(await fixture.passkeys.access(site, second)).toBe('locked');
    });

    it.each<[string, AnswerChange]>([
      ['of another website', { origin: 'https://evil.example' }],
      ['for another website', { rpId: 'evil.example' }],
      ['to another challenge', { challenge: 'Zm9yZ2Vk' }],
      ['of a key that nobody unlocked', { isVerified: false }],
      ['that counts back', { counter: 1 }],
      ['that does not count on', { counter: 5 }],
    ])('refuses an answer %s', async (_what, change) => {
      const fixture = await suite.open();
      const { authenticator } = await fixture.arrive();
      const visitor = await fixture.signIn();
      await fixture.prove(await fixture.signIn(), authenticator, { counter: 5 });
      expect(await fixture.prove(visitor, authenticator, change)).toEqual(rejected);
      expect(await fixture.passkeys.access(site, visitor)).toBe('locked');
      expect(await fixture.prove(visitor, authenticator, { counter: 6 })).toEqual({ ok: true });
    });

    it('refuses the key of a colleague, one that is not registered, and what is no answer', async () => {
      const fixture = await suite.open();
      await fixture.arrive();
      const colleague = await fixture.arrive(lee);
      const visitor = await fixture.signIn();
      for (const other of [colleague.authenticator, fixture.authenticator()]) {
        expect(await fixture.prove(visitor, other)).toEqual(rejected);
      }
      for (const answer of [null, 'x', {}, [], { id: 'a' }]) {
        expect(await fixture.passkeys.finishProof(site, visitor, answer)).toEqual(rejected);
      }
      expect(await fixture.passkeys.access(site, visitor)).toBe('locked');
    });

    it('takes an answer once, for five minutes, and from the session that it was asked in', async () => {
      const fixture = await suite.open();
      const { authenticator } = await fixture.arrive();
      const visitor = await fixture.signIn();
      const begin = async () => {
        const started = await fixture.passkeys.beginProof(site, visitor);
        return started.ok ? started.options.challenge : '';
      };
      const replayed = authenticator.prove(await begin());
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => fixture.passkeys.finishProof(site, visitor, replayed)),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await fixture.passkeys.finishProof(site, await fixture.signIn(), replayed)).toEqual(rejected);
      const late = authenticator.prove(await begin());
      fixture.pass(5 * minute);
      expect(await fixture.passkeys.finishProof(site, visitor, late)).toEqual(rejected);
      const former = authenticator.prove(await begin());
      await begin();
      expect(await fixture.passkeys.finishProof(site, visitor, former)).toEqual(rejected);
      const elsewhere = authenticator.prove(await begin());
      expect(await fixture.passkeys.finishProof(site, await fixture.signIn(), elsewhere)).toEqual(rejected);
    });

    it('asks for the editor’s own keys, unlocked, and tells a browser nothing else of them', async () => {
      const fixture = await suite.open();
      await fixture.arrive(lee);
      const { visitor, authenticator } = await fixture.arrive();
      const keys = [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }];
      expect(await fixture.passkeys.beginProof(site, visitor)).toMatchObject({
        options: { rpId: 'harbour-toyota.example', userVerification: 'required', allowCredentials: keys },
      });
      const started = [
        await fixture.passkeys.beginProof(site, visitor),
        await fixture.passkeys.beginRegistration(site, visitor, null),
      ];
      expect(started[1]).toMatchObject({ options: { excludeCredentials: keys } });
      expect(JSON.stringify(started)).not.toMatch(/491570156|publicKey|My phone/);
    });

    it('begins for nobody without a passkey', async () => {
      const fixture = await suite.open();
      for (const phone of [dana, stranger])
        expect(await fixture.passkeys.beginProof(site, await fixture.signIn(phone))).toEqual(forbidden);
    });
  });

  describe('removing', () => {
    it('happens by itself 400 days after the last use', async () => {
      const fixture = await suite.open();
      const [former, used] = [await fixture.arrive(), await fixture.arrive(lee)];
      fixture.pass(399 * day);
      await fixture.prove(await fixture.signIn(lee), used.authenticator);
      fixture.pass(day);
      await sweepPasskeys(fixture.db, fixture.now());
      expect(await fixture.passkeys.list(site, former.visitor)).toEqual([]);
      expect(await fixture.passkeys.list(site, used.visitor)).toHaveLength(1);
    });

    it('needs a proof of the last minutes, leaves the last, and closes the other sessions', async () => {
      const fixture = await suite.open();
      const { visitor, authenticator } = await fixture.arrive();
      const lost = fixture.authenticator();
      await fixture.register(visitor, lost);
      const [thief, colleague] = [await fixture.signIn(), await fixture.arrive(lee)];
      await fixture.prove(thief, lost);
      fixture.pass(5 * minute);
      expect(await fixture.passkeys.remove(site, visitor, lost.id)).toEqual(forbidden);
      await fixture.prove(visitor, authenticator);
      expect(await fixture.passkeys.remove(site, visitor, colleague.authenticator.id)).toEqual({ ok: true });
      expect(await fixture.passkeys.list(site, colleague.visitor)).toHaveLength(1);
      expect(await fixture.passkeys.remove(site, visitor, lost.id)).toEqual({ ok: true });
      expect(await fixture.passkeys.access(site, thief)).toBe('locked');
      expect(await fixture.prove(thief, lost)).toEqual(rejected);
      expect(await fixture.passkeys.access(site, visitor)).toBe('open');
      expect(await fixture.passkeys.access(site, colleague.visitor)).toBe('open');
      expect(await fixture.passkeys.remove(site, visitor, authenticator.id)).toEqual({ ok: false, reason: 'last' });
    });
  });
}
