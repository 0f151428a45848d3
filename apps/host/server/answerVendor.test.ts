import { expect, it } from 'vitest';
import { vendorOf } from './answerVendor.ts';

it.each([
  ['chat.vendor.localhost', 'chat'],
  ['vendor.localhost', null],
  ['harbour-toyota.localhost', null],
  ['..vendor.localhost', null],
  ['a.b.vendor.localhost', null],
  ['chat.vendor.localhost.evil.example', null],
])('%s is %s', (host, vendor) => {
  expect(vendorOf(host)).toBe(vendor);
});
