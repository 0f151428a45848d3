import { expect, it } from 'vitest';
import { chatPlugin } from './chatPlugin.ts';
import { countPlugin } from './countPlugin.ts';
import { coverPlugin } from './coverPlugin.ts';
import { starsPlugin } from './starsPlugin.ts';
import { valuePlugin } from './valuePlugin.ts';

it('the chat hands the dealer’s account to the vendor’s script', () => {
  const settings = chatPlugin.settings.parse({ account: 'SMG-1' });
  expect(chatPlugin.part(settings)).toMatchObject({
    kind: 'script',
    attributes: { account: 'SMG-1', greeting: 'Hi there. How can we help?' },
  });
});

it('the valuation hands account and dealer to the frame’s address, whatever they are called', () => {
  const { address } = valuePlugin.part(valuePlugin.settings.parse({ account: 'A&B', dealer: 'Cars "R" Us' }));
  const { searchParams } = new URL(address.replace('{port}', '3000'));
  expect([...searchParams]).toEqual([
    ['account', 'A&B'],
    ['dealer', 'Cars "R" Us'],
  ]);
});

it.each([chatPlugin, countPlugin, coverPlugin, starsPlugin, valuePlugin])(
  'asks for an account, and for nothing that it does not know',
  ({ settings }) => {
    expect(settings.safeParse({}).success).toBe(false);
    expect(settings.safeParse({ account: 'A', dealer: 'D', colour: 'red' }).success).toBe(false);
  },
);

it('the price of insurance is a frame of the dealer’s account, and the rating a line that needs no question', () => {
  const cover = coverPlugin.part(coverPlugin.settings.parse({ account: 'A&B' }));
  expect(new URL(cover.address.replace('{port}', '3000')).searchParams.get('account')).toBe('A&B');
  expect([cover.kind, coverPlugin.consent]).toEqual(['frame', 'functional']);
  const stars = starsPlugin.part(starsPlugin.settings.parse({ account: 'A&B' }));
  expect(stars).toMatchObject({ kind: 'script', attributes: { account: 'A&B' } });
});

it('the count may talk to its receiver and to nobody else, once a visitor has agreed, and is shown nowhere', () => {
  const part = countPlugin.part(countPlugin.settings.parse({ account: 'KC-5' }));
  expect(part.origins).toEqual({ connect: [part.attributes?.['receiver']] });
  expect([countPlugin.consent, countPlugin.slots]).toEqual(['statistics', ['head']]);
});
