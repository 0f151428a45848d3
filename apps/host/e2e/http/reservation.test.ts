import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { takenBy } from '../support/demoStock.ts';
import { wordsOf } from '../support/html.ts';
import { documentOf, linkNamed, words } from '../support/pageOf.ts';
import { beginReservation, pay } from '../support/plainPurchases.ts';
import { plainVisitor, signedInVisitor, type PlainVisitor } from '../support/plainVisitor.ts';
import { ownPart, replyOf } from '../support/replies.ts';
import { openSession } from '../support/sessions.ts';
import { ask, askSite, search } from '../support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';
const declined = '4000 0000 0000 0002';
const heading = (visitor: PlainVisitor) => words(documentOf(visitor.html()).querySelector('h1'));
const link = (visitor: PlainVisitor, name: string | RegExp) => linkNamed(documentOf(visitor.html()), name).href;
const reservationsOf = (visitor: PlainVisitor) =>
  documentOf(visitor.html()).querySelector('[aria-label="Reservations"]')!;

async function expectFree(car: string): Promise<void> {
  await expect
    .poll(async () => (await ask(`${slug}.localhost`, `/cars/${car}`)).text, { timeout: 4_000 })
    .toContain(`href="/cars/${car}/checkout"`);
  const { hits } = await search(slug, { filters: 'sold:false', facetFilters: [], hitsPerPage: 1_000 });
  expect(hits.find((hit) => hit.slug === car)).toMatchObject({ reserved: false });
}

test('[RES-03] a card that is declined holds nothing', async () => {
  const { slug: car } = await takenBy('declined card');
  const visitor = await signedInVisitor(slug, '/contact');
  await beginReservation(visitor, car);
  await expect(pay(visitor, declined)).rejects.toThrow('answered 402');
  const view = await askSite(slug, `/api/cars/${car}/view.json`);
  expect(JSON.parse(view.text)).toMatchObject({ car_fields: { reserved: false, reserved_until: null } });
});

test('[GATE-03] [ROUTE-03] an unknown car is missing before anybody has to sign in for it, and an order where the site takes none', async () => {
  expect((await askSite(slug, '/cars/no-such-car/checkout')).status).toBe(404);
  const { slug: car } = await takenBy('page of an order');
  expect((await askSite(slug, `/cars/${car}/buy-online`)).status).toBe(200);
  expect((await askSite('granite-nissan', `/cars/${car}/buy-online`)).status).toBe(404);
});

test('[RES-01] [ROUTE-15] a visitor cancels from the garage, and garage, list and vehicle say so', async () => {
  const { slug: car } = await takenBy('cancelling on the page');
  const visitor = await signedInVisitor(slug, '/contact');
  await beginReservation(visitor, car);
  await pay(visitor);
  await visitor.open(link(visitor, 'Cancel and get $200 back'));
  expect(heading(visitor)).toBe('Cancel and get $200 back?');
  expect(link(visitor, 'Keep it reserved')).toMatch(new RegExp(`^/cars/${car}/checkout/`));
  await visitor.open('/my-garage');
  await visitor.open(linkNamed(reservationsOf(visitor), /^Cancel and get \$200 back/).href);
  await visitor.send('Cancel and get $200 back');
  expect(heading(visitor)).toBe('Cancelled, $200 refunded');
  await expectFree(car);
  await visitor.open('/my-garage');
  const reservations = reservationsOf(visitor);
  expect(words(reservations)).toMatch(/\$200 refunded\..*Cancelled/);
  expect(words(reservations)).not.toContain('get $200 back');
  expect(words(documentOf(visitor.html()).querySelector('[aria-label="Enquiries"]'))).not.toContain('Cancelled');
});

test('[RES-01] [GATE-02] the mail’s link cancels without sign-in and JavaScript, for its holder alone, and only when asked to', async () => {
  const { slug: car } = await takenBy('cancelling by the mail');
  const buyer = await signedInVisitor(slug, '/contact');
  const email = `robin.${randomUUID().slice(0, 8)}@example.com.au`;
  await beginReservation(buyer, car, email);
  await pay(buyer);
  const [, id = ''] = /\/checkout\/([0-9a-f-]{36})/.exec(buyer.at()) ?? [];
  const [, mailed = ''] = /^Cancel and get \$200 back: (\S+)$/m.exec((await replyOf(id)).text) ?? [];
  const { pathname, search: query } = new URL(mailed);
  const here = `/reservations/${id}/cancel`;

  const scanned = await askSite(slug, pathname + query);
  expect([scanned.status, scanned.headers.location]).toEqual([303, here]);
  const cookie = String(scanned.headers['set-cookie']).split(';')[0] ?? '';
  const seen = await askSite(slug, here, { headers: { cookie } });
  expect(seen.headers['cache-control']).toContain('no-store');
  expect(seen.text).toContain('noindex');
  const stranger = await openSession(slug);
  const theirs = await askSite(slug, here, { headers: { cookie: `${stranger.cookie}; ${cookie}` } });
  expect(theirs.status).toBe(404);
  expect((await askSite('sunrise-kia', pathname + query)).headers['set-cookie']).toBeUndefined();
  expect((await askSite('sunrise-kia', here, { headers: { cookie } })).status).toBe(404);
  await buyer.open(`/cars/${car}/checkout/${id}`);
  expect(wordsOf(buyer.html())).toContain('It’s yours until');

  const holder = plainVisitor(slug);
  await holder.open(pathname + query);
  expect(holder.at()).toBe(here);
  await holder.send('Cancel and get $200 back');
  expect(wordsOf(holder.html())).toContain('Cancelled, $200 refunded');
  await expectFree(car);
  await expect.poll(() => ownPart(id), { timeout: 30_000 }).toContain('reservation refunded');
  await buyer.open(`/cars/${car}/checkout/${id}`);
  expect(wordsOf(buyer.html())).toContain('Cancelled, $200 refunded');
});

test('[GATE-01] [GATE-02] a reservation’s page is its visitor’s: strangers sign in, and other visitors neither see nor cancel it', async () => {
  const { slug: car } = await takenBy('reservation’s page');
  const visitor = await signedInVisitor(slug, '/contact');
  await beginReservation(visitor, car);
  await visitor.open('/my-garage');
  const path = reservationsOf(visitor).querySelector('a')?.getAttribute('href') ?? '';
  expect(path).toMatch(/^\/cars\/[^/]+\/checkout\/[0-9a-f-]{36}$/);
  const [, id = ''] = /checkout\/(.+)$/.exec(path) ?? [];
  const state = async () =>
    (JSON.parse((await askSite(slug, `/api/reservations/${id}`)).text) as { state: string | null }).state;
  const before = await state();

  const signedOut = await askSite(slug, `${path}?cancelled=1`);
  expect([303, 307]).toContain(signedOut.status);
  expect(String(signedOut.headers['location'])).toContain('/sign-in?type=checkout');
  expect(await state()).toBe(before);

  const stranger = await openSession(slug);
  const seen = await askSite(slug, `${path}?cancelled=1`, { headers: { cookie: stranger.cookie } });
  expect(await state(), 'what another visitor may change').toBe(before);
  expect([403, 404], 'what another visitor sees').toContain(seen.status);

  for (const other of ['harbour-toyota', 'sunrise-kia'] as const) {
    expect((await askSite(other, `/api/reservations/${id}`)).status).toBe(404);
    expect((await askSite(other, path, { headers: { cookie: stranger.cookie } })).status).toBe(404);
  }
});
