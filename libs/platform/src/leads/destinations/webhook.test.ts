import { expect, it } from 'vitest';
import { signatureFault, signBody } from '../../secrets/signature.ts';
import { webhookUrl } from './webhook.ts';

it('calls a stand-in only where there is one, and nothing but HTTP otherwise', () => {
  expect(webhookUrl('stand-in:/leads', 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/leads');
  expect(webhookUrl('stand-in:/leads', null)).toBeNull();
  expect(webhookUrl('https://crm.example/hook', null)).toBe('https://crm.example/hook');
  for (const url of ['file:///etc/passwd', 'crm.example', '', 'javascript:alert(1)'])
    expect(webhookUrl(url, 'http://127.0.0.1:4000')).toBeNull();
});

it('signs so that receivers notice another body, another secret and an old sending', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const header = signBody('secret', '{}', now);
  expect(header).toMatch(/^t=1795140000,v1=[0-9a-f]{64}$/);
  expect(signatureFault('secret', '{}', header, now)).toBeNull();
  expect(signatureFault('secret', '{ }', header, now)).toBe('wrong');
  expect(signatureFault('other', '{}', header, now)).toBe('wrong');
  expect(signatureFault('secret', '{}', header, new Date(now.getTime() + 301_000))).toBe('stale');
  expect(signatureFault('secret', '{}', header.replace('t=1795140000', 't=1795140100'), now)).toBe('wrong');
  expect(signatureFault('secret', '{}', undefined, now)).toBe('missing');
});
