import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMatrix, siteSlugs, type SiteSlug } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { wordsOf } from '../support/html.ts';
import { inParallel } from '../support/inParallel.ts';
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
function difference(place: string, record: FinanceRecord, words: string): string[] {
  const expected = expectedWords(record);
  const repayments = repaymentsIn(words);
  const wanted = expected
    ? [expected.repayment, ...expected.conditions, expected.rate, expected.comparisonRate].filter(
        (one) => !words.includes(one),
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

for (const slug of siteSlugs) {
  test(`[FIN-01] [PRICE-04] ${slug}: search, cards, vehicle pages, comparison and cost of ownership show the same repayment`, async () => {
    await whileStockStands(slug, () => expectSameRepayments(slug));
  });
}
