import type { ProxyConfig } from '@forecourt/platform';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { isSentHere, openVisitorAddress, plainAddress } from './visitorAddress.ts';

const trusted = [
  { address: '10.0.0.0', bits: 8 },
  { address: '127.0.0.1', bits: 32 },
  { address: '2001:db8:ffff::', bits: 48 },
];

/** The address counted for a request from `peer` with these headers. */
function counted(
  peer: string | undefined,
  headerValue: string | string[],
  header: ProxyConfig['header'] = 'x-forwarded-for',
) {
  const socket = { remoteAddress: peer } as Socket;
  const headersDistinct = { [header]: typeof headerValue === 'string' ? [headerValue] : headerValue };
  return openVisitorAddress({ trusted, header })({ socket, headersDistinct });
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:DB8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['203.0.113.7, 10.0.0.1', null],
  ['203.0.113.999', null],
  ['<script>', null],
])('reads %j as the address %j', (given, wanted) => {
  expect(plainAddress(given)).toBe(wanted);
});

it('ignores forwarding headers by default, and from an address that is not a trusted proxy', () => {
  const open = openVisitorAddress({ trusted: [], header: 'x-forwarded-for' });
  const headersDistinct = { 'x-forwarded-for': ['198.51.100.1'] };
  expect(open({ socket: { remoteAddress: '127.0.0.1' } as Socket, headersDistinct })).toBe('127.0.0.1');
  expect(counted('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(counted('203.0.113.7', ['198.51.100.1', '10.0.0.1'])).toBe('203.0.113.7');
  expect(counted('11.0.0.1', '198.51.100.1')).toBe('11.0.0.1');
});

it.each([
  ['one proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy on this machine, as a socket of both families sees it', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy of the newer family', '2001:db8:ffff::1', '2001:db8:1::7', '2001:db8:1::7'],
  ['several proxies in a row', '10.0.0.1', '203.0.113.7, 10.9.9.9,  2001:db8:ffff:1::2', '203.0.113.7'],
  ['a header for each proxy', '10.0.0.1', ['203.0.113.7', '10.9.9.9'], '203.0.113.7'],
  ['ports', '10.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
])('finds the visitor behind %s', (_what, peer, headerValue, wanted) => {
  expect(counted(peer, headerValue)).toBe(wanted);
});

it.each([
  ['an address of its own choice', '198.51.100.1, 203.0.113.7'],
  ['the address of a proxy', '10.0.0.5, 203.0.113.7'],
  ['a header of its own before the proxy’s', ['198.51.100.1', '203.0.113.7']],
  ['many addresses', `${'198.51.100.1,'.repeat(500)}203.0.113.7`],
  ['rubbish', '</x>"\\;,,,203.0.113.7'],
])('is not deceived by a visitor that sends %s', (_what, headerValue) => {
  expect(counted('10.0.0.1', headerValue)).toBe('203.0.113.7');
});

it.each([
  ['names nobody', ''],
  ['hides the visitor', '198.51.100.1, unknown'],
  ['writes rubbish', '198.51.100.1, 1.2.3'],
  ['leaves its place empty', '198.51.100.1, '],
])('counts a proxy that %s as itself, whatever came before', (_what, headerValue) => {
  expect(counted('10.0.0.1', headerValue)).toBe('10.0.0.1');
});

it('uses the farthest proxy where there are only proxies', () => {
  expect(counted('10.0.0.1', '10.0.0.3, 10.0.0.2')).toBe('10.0.0.3');
});

it.each([
  ['for=203.0.113.7', '203.0.113.7'],
  ['For="[2001:db8:1::7]:4711";proto=https;by=10.0.0.1', '2001:db8:1::7'],
  ['for=198.51.100.1, proto=https; for=203.0.113.7, for="10.0.0.2"', '203.0.113.7'],
  ['for=198.51.100.1, for=_hidden', '10.0.0.1'],
  ['for=198.51.100.1, proto=https', '10.0.0.1'],
  ['203.0.113.7', '10.0.0.1'],
])('reads the standard header where proxies use it: %s', (headerValue, wanted) => {
  expect(counted('10.0.0.1', headerValue, 'forwarded')).toBe(wanted);
});

it('reads one header only, because a proxy passes on the other as the visitor wrote it', () => {
  const socket = { remoteAddress: '10.0.0.1' } as Socket;
  const headersDistinct = { 'x-forwarded-for': ['203.0.113.7'], forwarded: ['for=198.51.100.1'] };
  expect(openVisitorAddress({ trusted, header: 'x-forwarded-for' })({ socket, headersDistinct })).toBe('203.0.113.7');
});

it('counts a closed connection separately from all others', () => {
  expect(counted(undefined, '203.0.113.7')).toBe('unknown');
});

it.each([
  ['127.0.0.1', {}, true],
  ['127.9.9.9', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['192.168.1.20', {}, false],
  ['172.17.0.1', {}, false],
  ['2001:db8::7', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': ['127.0.0.1'] }, false],
  ['127.0.0.1', { forwarded: ['for=127.0.0.1'] }, false],
  ['::1', { via: ['1.1 proxy'] }, false],
])('tells whether a request from %s with %j was sent on this machine', (remoteAddress, headersDistinct, expected) => {
  expect(isSentHere({ socket: { remoteAddress } as Socket, headersDistinct })).toBe(expected);
});
