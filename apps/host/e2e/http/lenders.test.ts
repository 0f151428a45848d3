import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { wordsOf } from '../support/html.ts';
import { pageOf } from '../support/pageOf.ts';
import { firstInStock } from '../support/wire.ts';

/** What the finance page says of the dealer's lenders, in one line. */
async function lendersOf(slug: SiteSlug): Promise<string> {
  const { main } = await pageOf(slug, '/finance');
  return wordsOf(main.querySelector('section[aria-labelledby="lenders"]')?.outerHTML ?? '');
}

test('[CALC-07] [FIN-01] lenders show the rates that hold, each with its comparison rate, that of the own desk worked out of its fees', async () => {
  const own = await lendersOf('harbour-toyota');
  // $395, $912.25 and $8 a month on $30,000 over five years.
  expect(own).toMatch(/Our own finance desk 8\.50% p\.a\. 10\.98% p\.a\. 5 years/);
  expect(own).toMatch(/Powertorque 6\.59% p\.a\. 7\.58% p\.a\./);
  expect(own).toContain('5-year secured loan of $30,000. WARNING');
});

test('[FIN-01] a rate leaves with its last day, and a lender without one is named alone', async () => {
  const several = await lendersOf('haggle-free-cars');
  expect(several).toMatch(/Taurus Finance 7\.99% p\.a\. 9\.19% p\.a\./);
  // Its rate held until June 2026.
  expect(several).toMatch(/AusLoans Ask us/);
  expect(several).not.toContain('6.99%');
  const one = await lendersOf('sunrise-kia');
  expect(one).toContain('Angle Auto Finance');
  expect(one).not.toMatch(/% p\.a\.|WARNING/);
});

test('[FIN-01] [SITE-05] a group shows which lenders each of its dealerships has', async () => {
  const { main } = await pageOf('southern-motor-group', '/finance');
  const section = main.querySelector('section[aria-labelledby="lenders"]');
  const heads = [...(section?.querySelectorAll('th[scope="rowgroup"]') ?? [])];
  const after = (name: string) =>
    wordsOf(heads.find((one) => wordsOf(one.outerHTML).includes(name))?.closest('tbody')?.outerHTML ?? '');
  expect(after('Southern Suzuki Wollongong')).toMatch(/Southern MG Wollongong.* Angle Auto Finance/);
  expect(after('Southern Mazda Liverpool')).toMatch(/Taurus Finance .*7\.99% p\.a\. .*9\.19% p\.a\./);
  expect(after('Border Ford Albury')).not.toMatch(/Taurus|Angle/);
  const text = wordsOf(section?.outerHTML ?? '');
  expect(text.match(/WARNING/g)).toHaveLength(1);
  expect(text).not.toContain('Nowra');
  expect(text).not.toContain('Service Centre');
});

test('[PRICE-04] [CALC-07] a vehicle’s page shows total cost, balloon and fees by one tap, and the warning without one', async () => {
  const car = await firstInStock('harbour-toyota', 'price > 15000 AND price < 60000');
  const { main } = await pageOf('harbour-toyota', `/cars/${car.slug}`);
  const box = main.querySelector('section[aria-label="Finance"]');
  const [details] = [...(box?.querySelectorAll('details') ?? [])].filter((one) => one.querySelector('table'));
  expect(details?.hasAttribute('open')).toBe(false);
  const costs = wordsOf(details?.outerHTML ?? '');
  expect(costs).toMatch(/^\s*Total cost, balloon and fees .*Deposit \$[\d,.]+ .*260 weekly repayments of /);
  expect(costs).toMatch(/Final payment \(balloon\) \$[\d,.]+ .*In total \$/);
  expect(costs).not.toContain('WARNING');
  details?.remove();
  expect(wordsOf(box?.outerHTML ?? '')).toContain('WARNING: This comparison rate is true only for');
});

test('[CALC-05] [FIN-08] the finance page leads to repayment, budget, application and papers without promising approval', async () => {
  const { main } = await pageOf('haggle-free-cars', '/finance');
  const links = [...main.querySelectorAll('nav a, a')].map((link) => [
    wordsOf(link.outerHTML).trim(),
    link.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['Repayment', '#finance-form']);
  expect(links).toContainEqual(['Budget', '#budget']);
  for (const id of ['finance-form', 'budget']) expect(main.querySelector(`#${id}`), id).not.toBeNull();
  const hrefs = links.map(([, href]) => href?.split('#')[0]);
  expect(hrefs).toEqual(expect.arrayContaining(['/finance-enquiry', '/apply-for-finance']));
  expect([...main.querySelectorAll('ol > li')].length).toBeGreaterThanOrEqual(3);
  const text = wordsOf(main.outerHTML);
  expect(text).toMatch(/driver licence, (?:your )?last two payslips/);
  expect(text).not.toMatch(/guaranteed approval|approval guaranteed|everyone (?:is )?approved|pre-approved/i);
});
