import { expect, it } from 'vitest';
import { hostName } from './hostName.ts';

it.each([
  ['harbour-toyota.localhost:3000', 'harbour-toyota.localhost'],
  ['WWW.Harbour.Example', 'www.harbour.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['[::1]', '[::1]'],
  ['a.example:123456', null],
  ['a.example:', null],
  ['a.example:80:80', null],
  ['user@a.example', null],
  ['a.example/path', null],
  ['a.example, b.example', null],
  [' ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('[SITE-04] reads the host header %j as %j', (header, name) => {
  expect(hostName(header)).toBe(name);
});
