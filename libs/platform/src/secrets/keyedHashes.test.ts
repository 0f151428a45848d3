import { expect, it } from 'vitest';
import { network, openKeyedHashes } from './keyedHashes.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:0DB8:0000:0007:1:2:3:4', '2001:db8:0:7'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('takes %s for one of %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

it('makes other hashes for other secrets, purposes, sites and requests', () => {
  const [one, other] = [openKeyedHashes('a'.repeat(32)), openKeyedHashes('b'.repeat(32))];
  const made = [
    ...[one.code('r1', '123456'), one.code('r2', '123456'), one.code('r1', '123457'), other.code('r1', '123456')],
    ...[one.device('r1', '123456', ''), one.invitation('r1', '123456'), one.editor('r1', '123456')],
    ...[one.token('a', 'bc'), one.token('ab', 'c'), one.token('r1', '123456'), one.visitor('r1')],
  ];
  expect(new Set(made).size).toBe(made.length);
  expect(one.code('r1', '123456')).toBe(made[0]);
});
