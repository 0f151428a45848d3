import { type FinanceFigures, type Site, type Vehicle } from '@forecourt/domain';
import { financeFigures, financeYear, type FinanceRules } from '@forecourt/finance/model';
import { createHash } from 'node:crypto';
import { siteRules } from '../config/sites/siteRules.ts';

/** The finance figures that the index holds. */
export interface StockFinance {
  /** Finance figures of a vehicle, the same on every site that lists it. */
  figures(vehicle: Vehicle): FinanceFigures | null;
  /** Changes whenever figures may change without a change of the stock. */
  key(): string;
}

/**
 * Figures by what the sites say of each dealership. They agree about it, which is checked as they are read: the index
 * is shared, and a vehicle has one repayment wherever it is listed.
 */
export function openStockFinance(sites: { all(): readonly Site[] }, now: () => Date): StockFinance {
  let read = Number.NEGATIVE_INFINITY;
  let rules: ReadonlyMap<string, FinanceRules> = new Map();

  function current(): ReadonlyMap<string, FinanceRules> {
    const at = now().getTime();
    // Sites are checked for changes at the same interval, which is longer than indexing a whole stock takes.
    if (at - read < 1_000) return rules;
    read = at;
    rules = new Map(
      sites
        .all()
        .toReversed()
        .flatMap((site) => site.stockDealershipIds.map((id) => [id, siteRules(site, id)])),
    );
    return rules;
  }

  return {
    figures(vehicle) {
      const own = current().get(vehicle.dealership_id);
      return own ? financeFigures(vehicle, own, now()) : null;
    },
    key() {
      const all = [...current()].sort(([one], [other]) => (one < other ? -1 : 1));
      // Lenders with an age limit exclude more vehicles when a new year begins.
      const basis = JSON.stringify([all, financeYear(now())]);
      return createHash('sha256').update(basis).digest('hex').slice(0, 16);
    },
  };
}
