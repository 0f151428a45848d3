import { describe, expect, it } from 'vitest';
import { editorPasskeys } from '../../../database/schema/index.ts';
import { day, hour, minute } from '../../signIn/signInRules.ts';
import { resetEditor, sweepPasskeys } from '../invitations.ts';
import { dana, lee, otherSite, site, stranger, type PasskeySuite } from './passkeyFixture.ts';
import type { AnswerChange } from './softwareAuthenticator.ts';

const rejection = (reason: string) => ({ ok: false, reason });

export function itRegistersPasskeys(suite: PasskeySuite): void {
  describe('registering', () => {
    it('opens the editor to who was invited, asks for their own site by its configuration, and keeps no personal data in the key', async () => {
      const fixture = await suite.open();
      const [visitor, invitation] = [await fixture.signIn(), await fixture.invite()];
      expect(await fixture.passkeys.access(site, visitor)).toBe('unregistered');
      const started = await fixture.passkeys.beginRegistration(site, visitor, invitation);
      expect(started).toMatchObject({
        options: {
          rp: { id: 'harbour-toyota.example', name: site.name },
          user: { name: 'Dana Whitcombe' },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        },
      });
      expect(JSON.stringify(started)).not.toContain('491570156');
      expect(await fixture.register(visitor, fixture.authenticator(), { invitation })).toEqual({ ok: true });
      expect(await fixture.passkeys.access(site, visitor)).toBe('open');
      expect(await fixture.passkeys.list(site, visitor)).toMatchObject([
        { name: 'My phone', createdAt: fixture.now() },
      ]);
      expect(fixture.log.join('')).not.toMatch(/491570156/);
    });

    it('needs more than the text message: an invitation of the same editor and site, once and in time', async () => {
      const fixture = await suite.open();
      const visitor = await fixture.signIn();
      const theirs = await fixture.invite(lee);
      for (const invitation of [null, '', 'x'.repeat(43), theirs]) {
        expect(await fixture.register(visitor, fixture.authenticator(), { invitation })).toEqual(
          rejection('uninvited'),
        );
        expect(await fixture.passkeys.canRegister(site, visitor, invitation)).toBe(false);
      }
      const former = await fixture.invite();
      const invitation = await fixture.invite();
      expect(await fixture.register(visitor, fixture.authenticator(), { invitation: former })).toEqual(
        rejection('uninvited'),
      );
      const elsewhere = await fixture.signIn(dana, otherSite);
      expect(await fixture.passkeys.beginRegistration(otherSite, elsewhere, invitation)).toEqual(
        rejection('uninvited'),
      );
      fixture.pass(72 * hour);
      await sweepPasskeys(fixture.db, fixture.now());
      expect(await fixture.register(visitor, fixture.authenticator(), { invitation })).toEqual(rejection('uninvited'));
      expect(await fixture.db.select().from(editorPasskeys)).toEqual([]);
    });

    it('uses an invitation up, also where several come with it at once', async () => {
      const fixture = await suite.open();
      const invitation = await fixture.invite();
      const visitors = await Promise.all(Array.from({ length: 8 }, () => fixture.signIn()));
      const answers = await Promise.all(
        visitors.map((visitor) => fixture.register(visitor, fixture.authenticator(), { invitation })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await fixture.db.select().from(editorPasskeys)).toHaveLength(1);
    });

    it('needs no invitation for the first in the demo, and one for who cannot prove the first', async () => {
      const fixture = await suite.open({ demo: true });
      const visitors = await Promise.all([fixture.signIn(), fixture.signIn(), fixture.signIn()]);
      const answers = await Promise.all(visitors.map((visitor) => fixture.register(visitor, fixture.authenticator())));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const later = await fixture.signIn();
      expect(await fixture.register(later, fixture.authenticator())).toEqual(rejection('forbidden'));
      const invitation = await fixture.invite();
      expect(await fixture.register(later, fixture.authenticator(), { invitation })).toEqual({ ok: true });
    });

    it('takes further ones after a proof of the last minutes alone, up to twenty', async () => {
      const fixture = await suite.open();
      const { visitor, authenticator } = await fixture.arrive();
      expect(await fixture.register(visitor, fixture.authenticator())).toEqual({ ok: true });
      fixture.pass(5 * minute);
      expect(await fixture.register(visitor, fixture.authenticator())).toEqual(rejection('forbidden'));
      expect(await fixture.register(await fixture.signIn(), fixture.authenticator())).toEqual(rejection('forbidden'));
      expect(await fixture.prove(visitor, authenticator)).toEqual({ ok: true });
      for (let one = 0; one < 18; one += 1) await fixture.register(visitor, fixture.authenticator());
      expect(await fixture.register(visitor, fixture.authenticator())).toEqual(rejection('full'));
    });

    it('is for nobody whom the site’s file does not name', async () => {
      const fixture = await suite.open({ demo: true });
      const visitor = await fixture.signIn(stranger);
      expect(await fixture.passkeys.access(site, visitor)).toBe('stranger');
      expect(await fixture.register(visitor, fixture.authenticator())).toEqual(rejection('forbidden'));
      const response = fixture.authenticator().register('any');
      const given = { response, name: 'x', invitation: await fixture.invite(stranger) };
      expect(await fixture.passkeys.finishRegistration(site, visitor, given)).toEqual(rejection('forbidden'));
    });

    it.each<[string, AnswerChange]>([
      ['of another website', { origin: 'https://evil.example' }],
      ['of this website without encryption', { origin: 'http://harbour-toyota.example' }],
      ['for another website', { rpId: 'evil.example' }],
      ['to another challenge', { challenge: 'Zm9yZ2Vk' }],
      ['of a key that nobody unlocked', { isVerified: false }],
      ['with a certificate', { attestation: { format: 'packed', statement: new Map([['x5c', [new Uint8Array(9)]]]) } }],
      ['with a form of statement that is not asked for', { attestation: { format: 'tpm', statement: new Map() } }],
    ])('refuses an answer %s', async (_what, change) => {
      const fixture = await suite.open();
      const [visitor, invitation] = [await fixture.signIn(), await fixture.invite()];
      const answer = await fixture.register(visitor, fixture.authenticator(), { ...change, invitation });
      expect(answer).toEqual(rejection('rejected'));
      // The invitation is good still.
      expect(await fixture.register(visitor, fixture.authenticator(), { invitation })).toEqual({ ok: true });
    });

    it.each([null, 'x', {}, [], { id: 'a', rawId: 'a', type: 'public-key', response: {} }])(
      'refuses %j',
      async (response) => {
        const fixture = await suite.open();
        const [visitor, invitation] = [await fixture.signIn(), await fixture.invite()];
        await fixture.passkeys.beginRegistration(site, visitor, invitation);
        const given = { response, name: 'x', invitation };
        expect(await fixture.passkeys.finishRegistration(site, visitor, given)).toEqual(rejection('rejected'));
      },
    );

    it('starts again after the operator’s reset, which closes every open session', async () => {
      const fixture = await suite.open();
      const { visitor, authenticator } = await fixture.arrive();
      const colleague = await fixture.arrive(lee);
      const unused = await fixture.invite();
      expect(await resetEditor(fixture.db, { siteSlug: site.slug, phone: dana })).toBe(1);
      expect(await fixture.passkeys.access(site, visitor)).toBe('unregistered');
      expect(await fixture.prove(visitor, authenticator)).toEqual(rejection('forbidden'));
      expect(await fixture.register(visitor, authenticator, { invitation: unused })).toEqual(rejection('uninvited'));
      expect(await fixture.passkeys.access(site, colleague.visitor)).toBe('open');
      fixture.pass(day);
      const invitation = await fixture.invite();
      expect(await fixture.register(visitor, fixture.authenticator(), { invitation })).toEqual({ ok: true });
    });
  });
}
