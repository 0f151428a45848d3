import { longDate } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { demoDay } from '../support/demoDay.ts';
import { wordsOf } from '../support/html.ts';
import { pageOf } from '../support/pageOf.ts';
import { expectedWords, repaymentsIn, stockRecords } from '../support/repayments.ts';
import { askSite, firstInStock } from '../support/wire.ts';

interface Row {
  name: string;
  /** Dollars; null where it is not included. */
  week: number | null;
  years: number | null;
  words: string;
}

const amount = (text: string | undefined) => (text?.startsWith('$') ? Number(text.replace(/[$,]/g, '')) : null);

/** The tables of a page by the name of the vehicle that each is of. */
async function tablesOf(slug: SiteSlug, path: string): Promise<Map<string, Row[]>> {
  const { main } = await pageOf(slug, path);
  const sections = [...main.querySelectorAll('section[aria-label]')].filter((one) => one.querySelector('tfoot'));
  return new Map(
    sections.map((section) => [
      section.getAttribute('aria-label') ?? '',
      [...section.querySelectorAll('tbody tr, tfoot tr')].flatMap((row) => {
        const head = row.querySelector('th');
        if (!head) return [];
        const [week, years] = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
        const words = wordsOf(row.nextElementSibling?.outerHTML ?? '');
        return [{ name: wordsOf(head.outerHTML), week: amount(week), years: amount(years), words }];
      }),
    ]),
  );
}

test('[PRICE-04] [CALC-05] what a vehicle costs to own is the sum of its parts, each with its source, none left out unsaid', async () => {
  const record = (await stockRecords('harbour-toyota')).find((one) => expectedWords(one));
  const path = `/cost-of-ownership?ids=${record?.objectID}`;
  const [rows = []] = (await tablesOf('harbour-toyota', path)).values();
  const total = rows.at(-1);
  const parts = rows.slice(0, -1);
  expect(parts).toHaveLength(8);
  const included = parts.filter(({ years }) => years !== null);
  const sum = included.reduce((all, { years }) => all + (years ?? 0), 0);
  // Each is rounded to the dollar for itself.
  expect(Math.abs(sum - (total?.years ?? 0))).toBeLessThanOrEqual(included.length);
  for (const { words, years } of parts) {
    if (years === null) expect(words).toContain('Not included: ');
    else
      expect(words).toMatch(new RegExp(`per week for|You pay each of these once|${longDate(demoDay('2026-11-01'))}`));
  }
  const finance = expectedWords(record!);
  for (const one of [finance?.repayment, ...(finance?.conditions ?? []), finance?.rate, finance?.comparisonRate]) {
    expect(rows[0]?.words).toContain(one);
  }
  const { text } = await askSite('harbour-toyota', path);
  expect(wordsOf(text)).toContain('WARNING: This comparison rate is true only for');
  expect(text).toContain('sample figure for this demo');
});

test('more kilometres and another state change what they should, without JavaScript', async () => {
  const car = await firstInStock('haggle-free-cars', 'price > 15000 AND fuel:Petrol');
  const of = async (query: string) => {
    const [rows = []] = (await tablesOf('haggle-free-cars', `/cost-of-ownership?ids=${car.objectID}${query}`)).values();
    return (name: string) => rows.find((row) => row.name.startsWith(name))?.years ?? null;
  };
  const usual = await of('&state=QLD');
  const far = await of('&km=30%2C000&state=QLD');
  const south = await of('&state=NSW');
  const energy = usual('Fuel') ?? 0;
  expect(energy).toBeGreaterThan(0);
  expect(Math.abs((far('Fuel') ?? 0) - 2 * energy)).toBeLessThanOrEqual(1);
  expect([usual('Rego'), south('Rego')]).toEqual([4_225, 5_600]);
});

test('two vehicles stand beside each other, and the form of the page sets another one beside them', async () => {
  const [one, other] = (await stockRecords('harbour-toyota')).filter((record) => expectedWords(record));
  const path = `/cost-of-ownership?ids=${one?.objectID}&with=${other?.objectID}`;
  expect((await tablesOf('harbour-toyota', path)).size).toBe(2);
  const { main, document } = await pageOf('harbour-toyota', path);
  const form = main.querySelector('form[action="/cost-of-ownership"]');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.querySelector('[name="ids"]')?.getAttribute('value')).toBe(`${one?.objectID},${other?.objectID}`);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  const compared = await pageOf('harbour-toyota', `/compare?ids=${one?.objectID},${other?.objectID}`);
  expect(compared.text).toContain(`/cost-of-ownership?ids=${one?.objectID},${other?.objectID}`);
});

test('a vehicle’s page tells it by one tap and leads there; a site without prices has neither', async () => {
  const car = await firstInStock('harbour-toyota', 'price > 15000');
  const { main } = await pageOf('harbour-toyota', `/cars/${car.slug}`);
  const details = [...main.querySelectorAll('details')].find((one) =>
    one.textContent?.includes('What it costs to own'),
  );
  expect(details?.hasAttribute('open')).toBe(false);
  expect(details?.querySelector('table')).not.toBeNull();
  expect(details?.querySelector('a[href^="/cost-of-ownership?ids="]')).not.toBeNull();
  expect((await askSite('granite-nissan', '/cost-of-ownership')).status).toBe(404);
  const own = await firstInStock('granite-nissan', 'price > 15000');
  expect((await askSite('granite-nissan', `/cars/${own.slug}`)).text).not.toContain('What it costs to own');
});

test('[SITE-04] a vehicle of another site is not told of, and without one there are two ways on', async () => {
  const [foreign] = await stockRecords('granite-nissan');
  for (const path of [
    '/cost-of-ownership',
    `/cost-of-ownership?ids=${foreign?.objectID}`,
    '/cost-of-ownership?ids=%3Cb%3E',
  ]) {
    const { main, text } = await pageOf('harbour-toyota', path);
    expect(repaymentsIn(wordsOf(text))).toEqual([]);
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/search', '/finance']),
    );
  }
});
