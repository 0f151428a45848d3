import type { FinanceFigures } from '@forecourt/domain';
import type { SiteSlug } from './address.ts';
import { askSite, programKeys } from './wire.ts';

/** The fields of a search record that decide what its card shows. */
export interface FinanceRecord {
  objectID: string;
  make: string;
  dealership_id: string;
  /** Dollars. */
  price: number | null;
  weekly_price: number | null;
  weekly_price_range: string | null;
  summary: {
    slug: string;
    finance: Omit<FinanceFigures, 'note'> | null;
  };
}

/**
 * Whole stock of a site as the API returns it, without what is sold.
 * @param to port of another host than the one under test
 */
export async function stockRecords(slug: SiteSlug, to?: number): Promise<FinanceRecord[]> {
  const answer = await askSite(slug, '/api/search/1/indexes/*/queries', {
    method: 'POST',
    to,
    headers: { 'content-type': 'application/json', ...programKeys },
    body: JSON.stringify({
      requests: [{ indexName: 'Car_production', filters: 'sold:false', hitsPerPage: 1_000, attributesToHighlight: [] }],
    }),
  });
  const { results } = JSON.parse(answer.text) as { results: [{ hits: FinanceRecord[]; nbHits: number }] };
  if (results[0].hits.length === 0) throw new Error(`${slug} has no stock.`);
  if (results[0].hits.length < results[0].nbHits) throw new Error(`${slug} has more stock than one answer holds.`);
  return results[0].hits;
}

/** Every repayment in some words with its period and term. @example ['$186 per week for 5 years'] */
export const repaymentsIn = (words: string): string[] =>
  words.match(/\$[\d,]+ per (week|month) for [\d.]+ years?/g) ?? [];

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-AU')}`;

/** What a card and a page must say of a record, in the words of the site; null where no repayment may stand. */
export function expectedWords({ summary: { finance } }: FinanceRecord) {
  if (!finance || finance.amount === null || finance.amount <= 2_500 || finance.termYears === null) return null;
  const { amount, per, termYears, deposit, finalPayment, interestRate, comparisonRate } = finance;
  return {
    repayment: `${dollars(amount)} per ${per} for ${termYears} ${termYears === 1 ? 'year' : 'years'}`,
    conditions: [
      ...(deposit === null ? [] : [`${dollars(deposit)} deposit`]),
      ...(finalPayment === null ? [] : [`plus ${dollars(finalPayment)} at the end`]),
    ],
    rate: `${interestRate.toFixed(2)}% p.a.`,
    comparisonRate: `${comparisonRate.toFixed(2)}% p.a.`,
  };
}
