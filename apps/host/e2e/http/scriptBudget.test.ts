import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { askSite } from '../support/wire.ts';
import { inParallel } from '../support/inParallel.ts';
import { pagesBySite } from '../support/sitemap.ts';

const kib = 1_024;

/** Bytes of each script as it is sent, by its address; pages share most of them. */
const sizes = new Map<string, Promise<number>>();

async function sizeOf(slug: SiteSlug, address: string): Promise<number> {
  const { status, body } = await askSite(slug, address, { headers: { 'accept-encoding': 'br' } });
  expect(status, address).toBe(200);
  return body.length;
}

/** Bytes of the scripts that a page fetches by itself, as they are sent. What comes when somebody does something is not among them. */
async function scriptBytes(slug: SiteSlug, path: string): Promise<number> {
  const { text } = await askSite(slug, path);
  const list = /"scripts":(\["\/_next\/[^\]]*\])/.exec(text)?.[1] ?? '[]';
  const last = /"last":"([^"]+)"/.exec(text)?.[1];
  const addresses = [...(JSON.parse(list) as string[]), ...(last === undefined ? [] : [last])];
  expect(addresses, `scripts of ${path}`).not.toEqual([]);
  const known = await inParallel(addresses, (address) => {
    const size = sizes.get(address) ?? sizeOf(slug, address);
    sizes.set(address, size);
    return size;
  });
  return known.reduce((sum, size) => sum + size, 0);
}

const townsFile = join(import.meta.dirname, '../../../../libs/platform/src/search/places/townList.ts');

test('no script that a search page names holds the list of towns: the server reads the words', async () => {
  const [entry = ''] = /Wagga Wagga -?\d+ \d+/.exec(readFileSync(townsFile, 'utf8')) ?? [];
  expect(entry).not.toBe('');
  const { text } = await askSite('harbour-toyota', '/search');
  const addresses = new Set(
    [...text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([address]) => `/_next/${address}`),
  );
  expect(addresses.size).toBeGreaterThan(5);
  await inParallel([...addresses], async (address) => {
    const script = await askSite('harbour-toyota', address);
    expect(script.status, address).toBe(200);
    expect.soft(script.text.includes(entry), address).toBe(false);
  });
});

test('every kind of page fetches at most 145 KiB of scripts before somebody does something', async () => {
  const pages = await pagesBySite();
  expect(pages.length).toBeGreaterThan(40);
  for (const { slug, path } of pages)
    expect.soft(await scriptBytes(slug, path), `${slug}${path}`).toBeLessThanOrEqual(145 * kib);
});
