import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { wordsOf } from '../support/html.ts';
import { codeFor, codesFor, newMobile, plainVisitor, signedInVisitor } from '../support/plainVisitor.ts';
import { askSite } from '../support/wire.ts';

const slug: SiteSlug = 'granite-nissan';

test('[GATE-06] tries of a wrong code are counted, and after five only a new one helps', async () => {
  const phone = newMobile();
  const visitor = plainVisitor(slug);
  await visitor.open('/sign-in');
  await visitor.send('name="phone"', { phone });
  const right = await codeFor(phone);
  const replies: string[] = [];
  for (const code of [...Array<string>(5).fill(right === '000000' ? '111111' : '000000'), right]) {
    await visitor.send('name="code"', { code });
    replies.push(/you have \d tr\w+ left|ask for a new one/.exec(wordsOf(visitor.html()))?.[0] ?? '');
  }
  const counted = ['4 tries', '3 tries', '2 tries', '1 try'].map((left) => `you have ${left} left`);
  expect(replies).toEqual([...counted, 'ask for a new one', 'ask for a new one']);
  expect(visitor.cookie('__Host-forecourt')).toBeUndefined();
});

test('[GATE-06] asking again at once sends no second message, and the first code still works', async () => {
  const phone = newMobile();
  const visitor = plainVisitor(slug);
  for (let times = 0; times < 3; times += 1) {
    await visitor.open('/sign-in?redirect=/my-garage');
    await visitor.send('name="phone"', { phone });
  }
  const codes = await codesFor(phone);
  expect(codes).toHaveLength(1);
  await visitor.send('name="code"', { code: codes[0] ?? '' });
  expect(visitor.at()).toBe('/my-garage');
});

test('[GATE-05] hostile addresses in redirect and back never lead off the site, in links, forms or after signing in', async () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/\t/evil.example',
  ];
  const visitor = plainVisitor(slug);
  for (const given of hostile) {
    const encoded = encodeURIComponent(given);
    await visitor.open(`/sign-in?redirect=${encoded}&back=${encoded}`);
    expect(visitor.html()).toMatch(/<a [^>]*href="\/"[^>]*>(<svg.*?<\/svg>)?Back</);
    expect(visitor.html()).toContain('name="redirect" value="/"');
  }
  const phone = newMobile();
  // Whoever changes the form itself gets no further.
  await visitor.send('name="phone"', { phone, redirect: '//evil.example/x' });
  await visitor.send('name="code"', { code: await codeFor(phone), redirect: '//evil.example/x' });
  expect(visitor.at()).toBe('/');
  for (const given of hostile) {
    await visitor.open(`/sign-in?redirect=${encodeURIComponent(given)}`);
    expect(visitor.at()).toBe('/');
  }
});

test('[GATE-06] a session of one site is none on another, and signing out ends it here', async () => {
  const visitor = await signedInVisitor(slug);
  const headers = { cookie: visitor.cookieHeader() };
  const { headers: elsewhere } = await askSite('sunrise-kia', '/my-garage', { headers });
  expect(elsewhere['location']).toContain('/sign-in?type=garage');
  await visitor.send('>Sign out<');
  expect(visitor.at()).toBe('/');
  expect((await askSite(slug, '/my-garage', { headers })).headers['location']).toContain('/sign-in?type=garage');
});
