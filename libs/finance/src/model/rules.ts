import { financeProviders, type FinanceProvider, type PublicSite } from '@forecourt/domain';

/** Finance rules of one dealership. */
export interface FinanceRules {
  /** Every lender, in order of preference. */
  lenders: readonly FinanceProvider[];
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
  return {
    lenders: [...new Set([...(own ?? finance.lenders), ...financeProviders])],
    excludesSuzuki: finance.excludedDealershipIds.includes(dealershipId),
    youxQuotes: flags.youxQuotes,
  };
}
