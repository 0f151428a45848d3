import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { allWords, documentOf, linkNamed, words } from '../support/pageOf.ts';
import { newMobile, plainVisitor, signedInVisitor, type PlainVisitor } from '../support/plainVisitor.ts';
import { askSite, firstInStock, search, type FoundVehicle } from '../support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';

/** What the list of a visitor says, vehicle by vehicle. */
async function savedBy(visitor: PlainVisitor): Promise<string[]> {
  await visitor.open('/watchlist');
  return allWords(documentOf(visitor.html()), '[aria-label="Watchlist"] > li');
}

async function save(visitor: PlainVisitor, car: FoundVehicle | undefined): Promise<void> {
  const { status, text } = await visitor.post('/api/watchlist/save-car', { car_id: car?.objectID });
  expect([status, text]).toEqual([200, '{"success":true}']);
}

test('[WL-04] a second device of the same phone sees the list, another phone does not and cannot change it', async () => {
  const [mine, other] = (await search(slug, { filters: 'sold:false', hitsPerPage: 2 })).hits;
  const phone = newMobile();
  const visitor = await signedInVisitor(slug, '/watchlist', phone);
  const tablet = await signedInVisitor(slug, '/watchlist', phone);
  const stranger = await signedInVisitor(slug, '/watchlist');
  await save(visitor, mine);
  expect(await savedBy(tablet)).toEqual([expect.stringContaining(mine?.name ?? '')]);
  await save(tablet, other);
  expect(await savedBy(visitor)).toHaveLength(2);

  for (const [path, of] of [
    ['save-car', { car_id: mine?.objectID }],
    ['remove-car', { car_id: mine?.objectID }],
    ['merge', { car_ids: [mine?.objectID] }],
  ] as const) {
    const { status, text } = await stranger.post(`/api/watchlist/${path}`, { ...of, phone_number: phone });
    expect([path, status]).toEqual([path, 403]);
    expect(text).not.toContain(mine?.objectID);
  }
  await stranger.post('/api/watchlist/remove-car', { car_id: mine?.objectID });
  expect(await savedBy(stranger)).toEqual([]);
  expect(await savedBy(visitor)).toHaveLength(2);
});

test('[WL-06] [ROUTE-22] the list keeps a car that was sold meanwhile, and says so', async () => {
  const [sold] = (await search(slug, { filters: 'sold:true', hitsPerPage: 1 })).hits;
  const visitor = await signedInVisitor(slug, '/watchlist');
  await save(visitor, await firstInStock(slug));
  await save(visitor, sold);
  const saved = await savedBy(visitor);
  expect(saved).toHaveLength(2);
  expect(saved.find((text) => text.includes(sold?.name ?? ''))).toMatch(/sold/i);
  expect((await askSite('granite-nissan', '/watchlist')).status).toBe(404);
});

test('[GATE-04] [WL-02] without JavaScript the save leads to the sign-in, its address alone saves nothing, and a car is saved and removed', async () => {
  const car = await firstInStock(slug);
  const visitor = plainVisitor(slug);
  await visitor.open(`/cars/${car.slug}`);
  const { href } = linkNamed(documentOf(visitor.html()), `Save ${car.name} to your watchlist`);
  expect(href).toMatch(/^\/sign-in\?type=watchlist/);
  await visitor.open(href);
  expect(linkNamed(documentOf(visitor.html()), 'Back').getAttribute('href')).toBe(`/cars/${car.slug}`);
  await visitor.signIn();
  expect(visitor.at()).toBe(`/watchlist?save_car=${car.objectID}`);
  expect(words(documentOf(visitor.html()).body)).toContain(`Save ${car.name}?`);
  expect(await savedBy(visitor)).toEqual([]);
  await visitor.open(`/watchlist?save_car=${car.objectID}`);
  await visitor.send('Save to my watchlist');
  expect(await savedBy(visitor)).toHaveLength(1);
  await visitor.send(`Remove ${car.name}`);
  expect(await savedBy(visitor)).toEqual([]);
});
