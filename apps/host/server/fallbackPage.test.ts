import { displayPhone, siteIdentitySchema } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { fallbackPage } from './fallbackPage.ts';
import { secureHtml } from './secureHtml.ts';

const site = { ...sampleSite, identity: siteIdentitySchema.parse({}), assets: {} };

it('has no script, and escapes the dealer’s texts', () => {
  const html = fallbackPage({ ...site, name: 'A & <b>B</b>', tagline: '"Cars"' });
  expect(html).not.toContain('<script');
  expect(html).toContain('A &amp; &lt;b&gt;B&lt;/b&gt;');
  expect(html).toContain('&quot;Cars&quot;');
  expect(html).toContain('--fc-color-brand:');
});

it('says the site’s own words, escaped', () => {
  const messages = { 'fallback.cannotShow': 'Back <soon>', 'fallback.call': 'Ring {phone}' };
  const html = fallbackPage({ ...site, messages });
  expect(html).toContain('<h1>Back &lt;soon&gt;</h1>');
  expect(html).toContain('>Ring ');
  expect(html).toContain('>Try again</a>');
});

it('names each location’s number, which other pages keep back until they are asked for it', () => {
  const html = fallbackPage(site);
  const phones = site.locations.flatMap(({ visible, contact_detail: { phone } }) => (visible && phone ? [phone] : []));
  expect(phones.length).toBeGreaterThan(0);
  for (const phone of phones)
    expect(html).toContain(`<a class="call" href="tel:${phone}">Call ${displayPhone(phone)}</a>`);
});

it('leaves out locations that the dealer hides', () => {
  const [first, ...rest] = site.locations;
  const hidden = { ...first, name: 'The back yard', visible: false } as (typeof site.locations)[number];
  const html = fallbackPage({ ...site, locations: [hidden, ...rest] });
  expect(html).not.toContain('The back yard');
  for (const { name } of rest.filter(({ visible }) => visible)) expect(html).toContain(name);
});

it.each([
  ['a page', 'text/html; charset=utf-8', '<h1>Back</h1>'],
  ['a page of which the framework says nothing', 'text/plain', '<h1>Back</h1>', 'text/html,*/*;q=0.8'],
  ['an address that is looked at without a word', null, '<h1>Back</h1>', 'text/html,*/*;q=0.8'],
  ['an answer without a word', null, 'Something went wrong on our side. Please try again in a moment.\n'],
  ['an answer of a handler’s own words', 'application/json', '{"error":"away"}'],
  ['a handler’s own words, looked at', 'application/json', '{"error":"away"}', 'text/html,*/*;q=0.8'],
])('replaces %s that failed, and is never cached', async (_what, type, expected, accept = '*/*') => {
  const server = createServer((incoming, response) => {
    const origins = { forms: [], images: [], connect: [], scripts: [], frames: [] };
    const styleFirst = () => ({ edits: [], sheets: [] });
    secureHtml(incoming, response, { dev: false, origins, styleFirst, away: () => '<h1>Back</h1>' });
    response.statusCode = 500;
    if (type) response.setHeader('content-type', type);
    response.setHeader('etag', '"1"');
    response.setHeader('cache-control', 's-maxage=300');
    response.end(type === null ? undefined : type === 'application/json' ? expected : '<p>A stack</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const got = await new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, agent: false, headers: { accept } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    }).end();
  });
  server.close();
  expect([got.status, got.text]).toEqual([503, expected]);
  expect(got.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect(got.headers['etag']).toBeUndefined();
});
