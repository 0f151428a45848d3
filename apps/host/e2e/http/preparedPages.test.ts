import { expect, test } from 'vitest';
import { askSite, firstInStock } from '../support/wire.ts';

const site = 'harbour-toyota';
const ahead = { headers: { 'sec-purpose': 'prefetch;prerender' } };

test('every page names the rules by which browsers prepare vehicles', async () => {
  const { headers } = await askSite(site, '/search');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await askSite(site, '/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  const { prerender } = JSON.parse(rules.text) as { prerender: { eagerness: string; where: unknown }[] };
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['immediate', 'moderate']);
  for (const { where } of prerender) expect(JSON.stringify(where)).toContain('{"pathname":"/cars/:slug","search":""}');
});

test('a page that nobody has opened yet is sent where everybody gets the same, and refused where it costs work', async () => {
  const { slug } = await firstInStock(site);
  const opened = await askSite(site, `/cars/${slug}`);
  const prepared = await askSite(site, `/cars/${slug}`, ahead);
  expect([prepared.status, prepared.text]).toEqual([200, opened.text]);
  const garage = await askSite(site, '/my-garage', ahead);
  expect([garage.status, garage.headers['cache-control'], garage.text]).toEqual([429, 'no-store', '']);
});
