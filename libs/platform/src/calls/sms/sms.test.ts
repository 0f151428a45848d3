import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGatewayFixture, openOutboxFixture, type SmsFixture } from '../testing/smsFixture.ts';
import { codeText } from './codeText.ts';

const at = new Date('2026-11-20T02:00:00Z');
const message = (to: string, text: string) => ({ siteSlug: 'harbour-toyota', to, text, at });

describe.each([
  ['outbox', openOutboxFixture],
  ['gateway', openGatewayFixture],
])('a message by the %s', (_name, open) => {
  let fixture: SmsFixture;
  beforeEach(async () => void (fixture = await open()));
  afterEach(() => fixture.close());

  it('[GATE-06] arrives letter for letter, lines, signs and accents included', async () => {
    const text = 'Ångström & sons: 100% + more?\n\n@harbour-toyota.example #123456';
    await fixture.sender.send(message('+61412345678', text));
    expect(fixture.received()).toEqual([{ to: '+61412345678', text }]);
  });

  it('keeps its own text when many are sent at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, one) => `+614123450${10 + one}`);
    await Promise.all(numbers.map((to) => fixture.sender.send(message(to, `for ${to}`))));
    const received = fixture.received();
    expect(received.map(({ to }) => to).sort()).toEqual(numbers);
    for (const { to, text } of received) expect(text).toBe(`for ${to}`);
  });

  it.each(['unavailable', 'refused'] as const)('says when it is %s, and the next one arrives', async (reason) => {
    fixture.failNext(reason);
    await expect(fixture.sender.send(message('+61412345678', 'a'))).rejects.toMatchObject({ name: 'SmsFault', reason });
    await fixture.sender.send(message('+61412345678', 'b'));
    expect(fixture.received().map(({ text }) => text)).toEqual(['b']);
  });
});

it('keeps the demo’s last messages, newest first', async () => {
  const { sender } = await openOutboxFixture();
  for (let one = 0; one < 205; one += 1) await sender.send(message('+61412345678', `number ${one}`));
  expect(sender.sent(2).map(({ text }) => text)).toEqual(['number 204', 'number 203']);
  expect(sender.sent(1_000)).toHaveLength(200);
});

describe('the text with a code', () => {
  const site = { name: 'Harbour Toyota', origin: 'https://harbour-toyota.example' };

  it('[GATE-06] ends with the line that lets phones fill the code in on this site alone', () => {
    expect(codeText(site, '012345', 10).split('\n')).toEqual([
      '012345 is your Harbour Toyota sign-in code. It works for 10 minutes. Never share it.',
      '',
      '@harbour-toyota.example #012345',
    ]);
    const demo = { ...site, origin: 'http://harbour-toyota.localhost:3000' };
    expect(codeText(demo, '012345', 10)).toMatch(/\n@harbour-toyota\.localhost #012345$/);
  });

  it('fits into one message of plain letters, whatever the dealer is called', () => {
    const name = 'Citroën & Škoda – Père’s 车行 of Fremantle and South Metropolitan Pre-owned Centre';
    const text = codeText({ name, origin: 'https://www.citroen-fremantle.example' }, '123456', 10);
    expect(text).toContain("Citroen & Skoda - Pere's of Fremantle an...");
    expect(text).toMatch(/^[\n -~]+$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
