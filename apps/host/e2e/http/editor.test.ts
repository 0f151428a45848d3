import { expect, test } from 'vitest';
import { wordsOf } from '../support/html.ts';
import { documentOf, words } from '../support/pageOf.ts';
import { signedInVisitor } from '../support/plainVisitor.ts';
import { askSite } from '../support/wire.ts';

test('[SITE-04] nobody else edits a site: who signs in with another number is told so, and stores nothing', async () => {
  const visitor = await signedInVisitor('harbour-toyota', '/edit');
  expect(wordsOf(visitor.html())).toContain('This number can’t change this site');
  const headers = { cookie: visitor.cookieHeader(), 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Mine' });
  const record = '/api/content/sites/harbour-toyota/page/mine';
  const stored = await askSite('harbour-toyota', record, { method: 'PUT', headers, body });
  const read = await askSite('harbour-toyota', '/api/content/shown/harbour-toyota/page', { headers });
  expect([stored.status, read.status]).toEqual([401, 401]);
});

test('[CONT-04] without JavaScript the editor says that passkeys need it', async () => {
  // Of Hana Lindqvist, whom the site's file names among its editors.
  const visitor = await signedInVisitor('haggle-free-cars', '/edit', '0491 570 158');
  const main = documentOf(visitor.html()).querySelector('main');
  expect(words(main?.querySelector('noscript'))).toContain('Passkeys need JavaScript');
  expect(main?.querySelector('button')).toBeNull();
});
