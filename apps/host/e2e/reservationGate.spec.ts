import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { openSession } from './support/sessions.ts';
import { signInFor } from './support/signIn.ts';
import { askSite } from './support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';

/** Begins a reservation and leaves it at the payment page. Answers the address of its result. */
async function begin(page: Page): Promise<string> {
  const { slug: car } = await takenBy('reservation’s page');
  await signInFor(page, slug, `/cars/${car}/checkout`);
  const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };
  for (const [name, text] of Object.entries(person)) await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: /^Reserve for/ }).click();
  await page.waitForURL(/\/pay\//);
  await page.goto(siteUrl(slug, '/my-garage'));
  const reservations = page.getByRole('region', { name: 'Reservations' });
  return (await reservations.getByRole('link').first().getAttribute('href')) ?? '';
}

test('[GATE-01] [GATE-02] a reservation’s page is its visitor’s: strangers sign in, and other visitors neither see nor cancel it', async ({
  page,
}) => {
  test.slow();
  const path = await begin(page);
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
  expect.soft(await state(), 'what another visitor may change').toBe(before);
  expect.soft([403, 404], 'what another visitor sees').toContain(seen.status);

  for (const other of ['harbour-toyota', 'sunrise-kia'] as const) {
    expect((await askSite(other, `/api/reservations/${id}`)).status).toBe(404);
    expect((await askSite(other, path, { headers: { cookie: stranger.cookie } })).status).toBe(404);
  }
});
