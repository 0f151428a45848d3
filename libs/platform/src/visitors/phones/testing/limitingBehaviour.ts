import { expect, it } from 'vitest';
import { browser, now, siteWith, wholeRequest, type PhoneFixture } from './phoneFixture.ts';

export function itLimitsReveals(fixture: PhoneFixture): void {
  it('[API-01] gives one address 20 numbers an hour, whichever hosts and however many requests at once', async () => {
    const visitor = { address: '203.0.113.20', userAgent: browser, now };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? fixture.service : fixture.elsewhere).reveal(siteWith(), wholeRequest, visitor),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(answer).toMatchObject({ status: 429, contact: '/contact' });
      if (answer.ok) continue;
      expect(answer.error).toContain('contact page');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    }
    expect(await fixture.ask(wholeRequest, '203.0.113.21')).toMatchObject({ ok: true });
  });

  it('[API-01] counts the guesses of somebody who tries out vehicles', async () => {
    for (let guess = 0; guess < 20; guess += 1) {
      const request = { ...wholeRequest, car_id: `car-${guess + 100}` };
      expect(await fixture.ask(request, '203.0.113.22')).toMatchObject({ status: 404 });
    }
    expect(await fixture.ask(wholeRequest, '203.0.113.22')).toMatchObject({ status: 429 });
  });

  it('[API-01] counts a household’s IPv6 addresses as one', async () => {
    const address = (last: number) => `2001:db8:0:1::${last.toString(16)}`;
    for (let last = 1; last <= 20; last += 1) {
      expect(await fixture.ask(wholeRequest, address(last))).toMatchObject({ ok: true });
    }
    expect(await fixture.ask(wholeRequest, '2001:db8:0:1:abcd::1')).toMatchObject({ status: 429 });
    expect(await fixture.ask(wholeRequest, '2001:db8:0:2::1')).toMatchObject({ ok: true });
  });
}
