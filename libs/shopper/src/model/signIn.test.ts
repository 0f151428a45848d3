import { describe, expect, it } from 'vitest';
import { codeDigits, readSignInIntent, readSignInType } from './signIn.ts';
import { isMarkedSignedIn, signInPath } from './signInLink.ts';

describe('readSignInType', () => {
  it.each(['', 'garage ', 'GARAGE', 'constructor', null, undefined, 7, ['garage']])('knows no type %j', (given) => {
    expect(readSignInType(given)).toBeNull();
  });
});

it('[GATE-02] contains the address to continue to and the one to go back to', () => {
  const path = signInPath({ type: 'checkout', redirect: '/cars/rav4?a=1&b=2', back: '/cars/rav4' });
  expect(Object.fromEntries(new URL(path, 'https://site.example').searchParams)).toEqual({
    type: 'checkout',
    redirect: '/cars/rav4?a=1&b=2',
    back: '/cars/rav4',
  });
  expect(signInPath({ redirect: '/', back: '/' })).toBe('/sign-in?redirect=%2F&back=%2F');
});

it.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123456\n', '123456'],
  ['１２３４５６', '123456'],
  ['123456 is your Harbour Toyota sign-in code. It works for 10 minutes.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['code', ''],
])('[GATE-06] reads %j as %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

it.each([
  ['signed-in=1', true],
  ['a=b; signed-in=1; c=d', true],
  ['', false],
  ['signed-in=0', false],
  ['not-signed-in=1', false],
  ['a="signed-in=1"', false],
])('treats the cookies %j as those of a signed-in visitor: %s', (cookies, expected) => {
  expect(isMarkedSignedIn(cookies)).toBe(expected);
});

it('sends a code where a form has no intent', () => {
  expect([undefined, 'verify', 'change', 'drop'].map(readSignInIntent)).toEqual(['send', 'verify', 'change', 'send']);
});
