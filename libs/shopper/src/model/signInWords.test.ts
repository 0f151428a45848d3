import { signInReasonMessages, wordsOf } from '@forecourt/domain/messages';
import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { signInTypes } from './signIn.ts';
import { signInWords } from './signInWords.ts';

const named = (vehicleNoun: string) => ({ ...sampleSite, texts: { ...sampleSite.texts, vehicleNoun } });

describe('words of the sign-in page', () => {
  it.each([
    ['watchlist', 'Sign in to save this car'],
    ['checkout', 'Sign in to reserve'],
    ['trade-in', 'Sign in to value your trade-in'],
    ['sell-my-car', 'Sign in to sell your car'],
    ['finance', 'Sign in to apply for finance'],
    ['credit-check', 'Sign in to see your own rate'],
    ['spin-to-win', 'Sign in to spin'],
    ['online-payment', 'Sign in to pay online'],
    ['garage', 'Sign in to your garage'],
    [null, 'Sign in'],
  ] as const)('[ROUTE-08] for %s is “%s”', (type, heading) => {
    expect(signInWords(type, sampleSite).heading).toBe(heading);
  });

  it('[ROUTE-08] have a different heading for every type', () => {
    const headings = signInTypes.map((type) => signInWords(type, sampleSite).heading);
    expect(new Set(headings).size).toBe(signInTypes.length);
  });

  it('names what the site sells', () => {
    expect(signInWords('watchlist', named('caravan')).heading).toBe('Sign in to save this caravan');
    expect(signInWords('watchlist', named('vehicle')).heading).toBe('Sign in to save this car');
  });

  it('[GATE-02] describe every protected page in two or three facts', () => {
    for (const type of signInTypes) {
      const { facts } = signInWords(type, sampleSite);
      expect(facts.length, type).toBeGreaterThanOrEqual(2);
      expect(facts.length, type).toBeLessThanOrEqual(3);
      for (const fact of facts) expect(fact, type).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('[GATE-02] show the site’s own deposit before a sign-in to reserve', () => {
    const { facts } = signInWords('checkout', { ...sampleSite, reserve: { depositCents: 50_000, holdHours: 24 } });
    expect(facts[0]).toBe('A deposit of $500 holds it for 24 hours.');
  });

  it('are the site’s own where it has some', () => {
    const say = wordsOf(signInReasonMessages, { messages: { 'signInReason.depositHoldsIt': '{deposit} halten es.' } });
    expect(signInWords('checkout', sampleSite, say).facts[0]).toMatch(/^\$[\d,]+ halten es\.$/);
  });
});
