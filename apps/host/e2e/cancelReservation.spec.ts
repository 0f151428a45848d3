import { expect, test } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { siteUrl } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { wordsOf } from './support/html.ts';
import { paidCard, payByCard } from './support/pay.ts';
import { plainVisitor } from './support/plainVisitor.ts';
import { ownPart, replyOf } from './support/replies.ts';
import { openSession } from './support/sessions.ts';
import { signInFor } from './support/signIn.ts';
import { ask, askSite, search } from './support/wire.ts';

const slug = 'haggle-free-cars';

async function expectFree(car: string): Promise<void> {
  await expect(async () => {
    expect((await ask(`${slug}.localhost`, `/cars/${car}`)).text).toContain(`href="/cars/${car}/checkout"`);
    const { hits } = await search(slug, { filters: 'sold:false', facetFilters: [], hitsPerPage: 1_000 });
    expect(hits.find((hit) => hit.slug === car)).toMatchObject({ reserved: false });
  }).toPass({ timeout: 4_000 });
}

test('[RES-01] [ROUTE-15] a visitor cancels from the reservation’s page, and garage, list and vehicle say so', async ({
  page,
}) => {
  test.slow();
  const { slug: car } = await takenBy('cancelling on the page');
  await signInFor(page, slug, `/cars/${car}/checkout`);
  const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };
  for (const [name, text] of Object.entries(person)) await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await payByCard(page);
  await page.getByRole('link', { name: 'Cancel and get $200 back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel and get $200 back?');
  await page.getByRole('link', { name: 'Keep it reserved' }).click();
  await expect(page).toHaveURL(new RegExp(`/cars/${car}/checkout/`));

  await page.goto(siteUrl(slug, '/my-garage'));
  const reservations = page.getByRole('region', { name: 'Reservations' });
  await reservations.getByRole('link', { name: /^Cancel and get \$200 back/ }).click();
  await page.getByRole('button', { name: 'Cancel and get $200 back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled, $200 refunded');
  await expectFree(car);
  await page.goto(siteUrl(slug, '/my-garage'));
  await expect(reservations).toContainText('Cancelled');
  await expect(reservations).toContainText('$200 refunded.');
  await expect(reservations.getByRole('link', { name: /^Cancel/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Enquiries' })).not.toContainText('Cancelled');
});

test('[RES-01] [GATE-02] the mail’s link cancels without sign-in and JavaScript, for its holder alone, and only when asked to', async () => {
  test.slow();
  const { slug: car } = await takenBy('cancelling by the mail');
  const buyer = plainVisitor(slug);
  await buyer.open(`/cars/${car}/checkout`);
  await buyer.signIn();
  const email = `robin.${randomUUID().slice(0, 8)}@example.com.au`;
  await buyer.send('name="last_name"', { name: 'Robin', last_name: 'Nguyen', email, postcode: '4127' });
  await buyer.send('name="number"', { number: paidCard, expiry: '12/30', cvc: String(randomInt(1_000, 10_000)) });
  const [, id = ''] = /\/checkout\/([0-9a-f-]{36})/.exec(buyer.at()) ?? [];
  const [, link = ''] = /^Cancel and get \$200 back: (\S+)$/m.exec((await replyOf(id)).text) ?? [];
  const { pathname, search: query } = new URL(link);
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
  expect(wordsOf(buyer.html())).toContain('It is yours until');

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
