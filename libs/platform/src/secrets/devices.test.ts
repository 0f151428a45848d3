import { expect, it } from 'vitest';
import { deviceHash, newDeviceToken } from './devices.ts';

it('gives every device a token of 32 random bytes', () => {
  const tokens = new Set(Array.from({ length: 500 }, () => newDeviceToken()));
  expect(tokens.size).toBe(500);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

it('keeps a hash that knows the token again and does not contain it', () => {
  const token = newDeviceToken((size) => Buffer.alloc(size, 7));
  expect(deviceHash(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(deviceHash(token)).toBe(deviceHash(token));
  expect(deviceHash(token)).not.toBe(deviceHash(newDeviceToken()));
});

it('takes nothing for a token that is none', () => {
  for (const text of [null, '', 'abc', 'a'.repeat(44), `${'a'.repeat(42)}!`]) expect(deviceHash(text)).toBeNull();
});
