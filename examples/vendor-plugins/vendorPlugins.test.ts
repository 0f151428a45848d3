import { expect, it } from 'vitest';
import { chatPlugin } from './chatPlugin.ts';
import { valuePlugin } from './valuePlugin.ts';

it('the chat hands the dealer’s account to the vendor’s script', () => {
  const settings = chatPlugin.settings.parse({ account: 'SMG-1' });
  expect(chatPlugin.part(settings)).toMatchObject({
    kind: 'script',
    attributes: { account: 'SMG-1', greeting: 'Good day. What can we do for you?' },
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

it.each([chatPlugin, valuePlugin])('asks for an account, and for nothing that it does not know', ({ settings }) => {
  expect(settings.safeParse({}).success).toBe(false);
  expect(settings.safeParse({ account: 'A', dealer: 'D', colour: 'red' }).success).toBe(false);
});
