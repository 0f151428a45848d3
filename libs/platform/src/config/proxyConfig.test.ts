import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const proxies = (environment: Record<string, string>) => {
  const read = readConfig(environment, '/srv');
  return read.ok ? read.config.proxies : read.problems;
};

it('trusts no proxy by default', () => {
  expect(proxies({})).toEqual({ trusted: [], header: 'x-forwarded-for', leaveMs: 0 });
  expect(proxies({ FORECOURT_TRUSTED_PROXIES: ' , ' })).toMatchObject({ trusted: [] });
});

it('reads addresses and ranges of both families, and the header they use', () => {
  const given = ' 127.0.0.1, 10.0.0.0/8,2001:db8::/32 ,::1';
  expect(proxies({ FORECOURT_TRUSTED_PROXIES: given, FORECOURT_PROXY_HEADER: 'forwarded' })).toEqual({
    trusted: [
      { address: '127.0.0.1', bits: 32 },
      { address: '10.0.0.0', bits: 8 },
      { address: '2001:db8::', bits: 32 },
      { address: '::1', bits: 128 },
    ],
    header: 'forwarded',
    leaveMs: 5_000,
  });
});

it('lets proxies see that a host ends, for as long as is asked', () => {
  expect(proxies({ FORECOURT_TRUSTED_PROXIES: '::1', FORECOURT_LEAVE_SECONDS: '1.5' })).toMatchObject({
    leaveMs: 1_500,
  });
  expect(proxies({ FORECOURT_TRUSTED_PROXIES: '::1', FORECOURT_LEAVE_SECONDS: '0' })).toMatchObject({ leaveMs: 0 });
  expect(proxies({ FORECOURT_LEAVE_SECONDS: '90' })).toEqual(['FORECOURT_LEAVE_SECONDS must be from 0 to 60.']);
  expect(proxies({ FORECOURT_LEAVE_SECONDS: 'long' })).toEqual(['FORECOURT_LEAVE_SECONDS must be a number.']);
});

it.each([
  '*',
  'true',
  'proxy.example',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '2001:db8::/129',
  '10.0.0.1/8/8',
  '10.0.0',
  'fe80::1%eth0',
])('does not start with %s for a proxy, which could make everybody one', (given) => {
  const problem = `FORECOURT_TRUSTED_PROXIES must be addresses or ranges such as '10.0.0.0/8,2001:db8::/32,127.0.0.1'; '${given}' is neither.`;
  expect(proxies({ FORECOURT_TRUSTED_PROXIES: `127.0.0.1,${given}` })).toEqual([problem]);
});

it('knows two headers', () => {
  const problems = ["FORECOURT_PROXY_HEADER must be 'x-forwarded-for' or 'forwarded'."];
  expect(proxies({ FORECOURT_PROXY_HEADER: 'x-real-ip' })).toEqual(problems);
});
