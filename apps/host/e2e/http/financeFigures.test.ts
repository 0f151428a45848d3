import fc from 'fast-check';
import { expect, test } from 'vitest';
import { australianSlugs, isMatrix, siteSlugs, type SiteSlug } from '../support/address.ts';
import { processorsOf } from '../support/demoStock.ts';
import { siteOf } from '../support/gated.ts';
import { wordsOf } from '../support/html.ts';
import { inParallel } from '../support/inParallel.ts';
import { pageOf, words } from '../support/pageOf.ts';
import { expectedWords, repaymentsIn, stockRecords, type FinanceRecord } from '../support/repayments.ts';
import { whileStockStands } from '../support/whileStockStands.ts';
import { askSite } from '../support/wire.ts';

const textOf = async (slug: SiteSlug, path: string) => wordsOf((await askSite(slug, path)).text);

/** The words of each card of the list, by the address that it leads to. */
async function cardsOf(slug: SiteSlug, page: number): Promise<Map<string, string>> {
  const { text } = await askSite(slug, `/search?page=${page}`);
  const cards = text.split('<article').slice(1);
  return new Map(
    cards.map((card) => [/href="\/cars\/([a-z0-9-]+)"/.exec(card)?.[1] ?? '', wordsOf(`<article${card}`)]),
  );
}

/** What some words say of a vehicle's finance that its record does not, in one line; nothing where they agree. */
function difference(place: string, record: FinanceRecord, text: string): string[] {
  const expected = expectedWords(record);
  const repayments = repaymentsIn(text);
  const wanted = expected
    ? [expected.repayment, ...expected.conditions, expected.rate, expected.comparisonRate].filter(
        (one) => !text.includes(one),
      )
    : [];
  const others = repayments.filter((one) => one !== expected?.repayment);
  if (wanted.length === 0 && others.length === 0) return [];
  return [`${place} of ${record.summary.slug}: misses ${wanted.join(' | ')}, shows ${others.join(' | ')}`];
}

/** What decides which words tell a vehicle's finance. */
function kindOf({ make, dealership_id, price, summary: { finance } }: FinanceRecord): string {
  if (!finance) return ['none', dealership_id, make === 'Suzuki', price === null].join();
  const { provider, amount, per, termYears, deposit, finalPayment } = finance;
  const present = [amount, termYears, deposit, finalPayment].map((one) => one !== null);
  return [provider, dealership_id, per, termYears, (amount ?? 0) > 2_500, ...present].join();
}

/** Of vehicles that differ in how much is said, not in what, one stands for the others. */
const representatives = (records: readonly FinanceRecord[]): FinanceRecord[] =>
  [...Map.groupBy(records, kindOf).values()].flatMap((kind) => kind.slice(0, 1));

/** Vehicles whose own page is made: those that stand for others, and a few other ones each time. */
function pagesToMake(records: readonly FinanceRecord[]): readonly FinanceRecord[] {
  if (isMatrix) return records;
  const [drawn = []] = fc.sample(fc.shuffledSubarray([...records], { minLength: 5, maxLength: 5 }), 1);
  return [...new Set([...representatives(records), ...drawn])];
}

async function expectSameRepayments(slug: SiteSlug): Promise<void> {
  const records = await stockRecords(slug);
  expect(records.length).toBeGreaterThan(50);
  const pages = Math.ceil(records.length / 24);
  const lists = await inParallel(
    Array.from({ length: pages }, (_, index) => index + 1),
    (page) => cardsOf(slug, page),
  );
  const cards = new Map(lists.flatMap((list) => [...list]));
  const onCards = records.flatMap((record) =>
    difference('card', record, cards.get(record.summary.slug) ?? `no card: ${record.summary.slug}`),
  );
  expect(onCards).toEqual([]);

  const onPages = await inParallel(pagesToMake(records), async (record) =>
    difference('page', record, await textOf(slug, `/cars/${record.summary.slug}`)),
  );
  expect(onPages.flat()).toEqual([]);

  const sheets = representatives(records);
  const places: [name: string, pathOf: (record: FinanceRecord) => string][] = [
    ['comparison', ({ objectID }) => `/compare?ids=${objectID}`],
    ['print page', ({ summary }) => `/print?car_id=${summary.slug}`],
  ];
  if (siteOf(slug).pages.includes('cost-of-ownership'))
    places.push(['cost of ownership', ({ objectID }) => `/cost-of-ownership?ids=${objectID}`]);
  const elsewhere = await inParallel(sheets, async (record) => {
    // By turns: the three show the same figures by the same words.
    const shown = isMatrix ? places : [places[sheets.indexOf(record) % places.length]!];
    const found = shown.map(async ([name, pathOf]) => difference(name, record, await textOf(slug, pathOf(record))));
    return (await Promise.all(found)).flat();
  });
  expect(elsewhere.flat()).toEqual([]);

  const ranges = records.filter(
    ({ weekly_price: price, summary }) => price !== ((summary.finance?.weekly ?? 0) / 100 || null),
  );
  expect(ranges.map(({ summary }) => summary.slug)).toEqual([]);
}

/** The weekly figures of a page's own vehicle: those of others in the row below it are theirs. */
async function weeklyFiguresOf(slug: SiteSlug, path: string): Promise<{ figures: string[]; owned: string | null }> {
  const { main } = await pageOf(slug, path);
  main.querySelectorAll('ul[aria-label^="You may also like"]').forEach((row) => row.remove());
  // The rent of a subscription is no repayment, and named so. The bar has it once more, in one line as the price.
  const [, rent = null] = /Subscription\s*(\$[\d,]+ per week)/.exec(words(main)) ?? [];
  const inBar = [...main.querySelectorAll('strong')].filter((one) => words(one) === rent);
  expect.soft(inBar.length, path).toBe(rent === null ? 0 : 1);
  inBar.forEach((one) => one.remove());
  const [row] = [...main.querySelectorAll('table tbody tr')].filter((one) =>
    words(one.querySelector('th')).startsWith('Repayments'),
  );
  return {
    figures: words(main).match(/(?<!Subscription\s*)\$[\d,]+ per week/g) ?? [],
    owned: row ? words(row.querySelector('td')) : null,
  };
}

test('[PRICE-04] [CALC-05] every weekly figure of a vehicle’s page is one figure, and no range of rates leaves its rate out', async () => {
  for (const slug of australianSlugs) {
    const records = representatives(await stockRecords(slug)).filter(
      (record) => record.summary.finance?.per === 'week' && expectedWords(record),
    );
    await inParallel(records, async (record) => {
      const path = `/cars/${record.summary.slug}`;
      const { figures, owned } = await weeklyFiguresOf(slug, path);
      const [amount = ''] = expectedWords(record)?.repayment.split(' ') ?? [];
      // The box and the calculator at least.
      expect.soft(figures.length, path).toBeGreaterThanOrEqual(2);
      expect.soft([...new Set(figures)], path).toEqual([`${amount} per week`]);
      if (owned !== null) expect.soft(owned, path).toBe(amount);
      const [, min, max] = /from ([\d.]+)% to ([\d.]+)%/.exec(await textOf(slug, path)) ?? [];
      const rate = record.summary.finance?.interestRate ?? 0;
      if (min && max) expect.soft(rate >= Number(min) && rate <= Number(max), path).toBe(true);
      // One assumption a site: its vehicles have its term. A feed that other checks import has its lender's own.
      const isDemo = processorsOf(record.objectID) !== null;
      if (isDemo) expect.soft(record.summary.finance?.termYears, path).toBe(siteOf(slug).finance.example?.years);
    });
  }
});

for (const slug of siteSlugs) {
  test(`[FIN-01] [PRICE-04] ${slug}: search, cards, vehicle pages, comparison and cost of ownership show the same repayment`, async () => {
    await whileStockStands(slug, () => expectSameRepayments(slug));
  });
}
