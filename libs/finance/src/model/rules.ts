import { standardLenders, type LenderRules, type PublicSite } from '@forecourt/domain';

/** A lender that a site knows. */
export interface Lender extends LenderRules {
  /** Its key in feeds and site files. */
  key: string;
}

/** Finance rules of one dealership. */
export interface FinanceRules {
  /** Every lender, in order of preference. */
  lenders: readonly Lender[];
  excludesSuzuki: boolean;
  /** Figures are YouX quotes only. */
  youxQuotes: boolean;
}

/** The parts of a site that decide about finance. */
export interface FinanceSite {
  finance: PublicSite['finance'];
  flags: Pick<PublicSite['flags'], 'financeBox' | 'youxQuotes'>;
}

/** Finance settings of a dealership in the site's data. */
export function financeRules({ finance, flags }: FinanceSite, dealershipId: string): FinanceRules {
  const own = Object.hasOwn(finance.dealershipLenders, dealershipId) ? finance.dealershipLenders[dealershipId] : null;
  const known: Readonly<Record<string, LenderRules>> = { ...standardLenders, ...finance.ownLenders };
  const keys = new Set([...(own ?? finance.lenders), ...Object.keys(known)]);
  return {
    lenders: [...keys].flatMap((key) => (known[key] ? [{ key, ...known[key] }] : [])),
    excludesSuzuki: finance.excludedDealershipIds.includes(dealershipId),
    youxQuotes: flags.youxQuotes,
  };
}
