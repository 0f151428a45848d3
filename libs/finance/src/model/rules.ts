import { financeProviders, type FinanceProvider, type PublicSite } from '@forecourt/domain';

/** Whose figures the vehicles of one dealership show. */
export interface FinanceRules {
  /** Every lender, in the order in which they are preferred. */
  lenders: readonly FinanceProvider[];
  excludesSuzuki: boolean;
  /** Figures come from YouX quotes, and from no lender. */
  youxQuotes: boolean;
}

/** As much of a site as decides about finance. */
export interface FinanceSite {
  finance: PublicSite['finance'];
  flags: Pick<PublicSite['flags'], 'financeBox' | 'youxQuotes'>;
}

/** What a site's data say of a dealership. */
export function financeRules({ finance, flags }: FinanceSite, dealershipId: string): FinanceRules {
  const own = Object.hasOwn(finance.dealershipLenders, dealershipId) ? finance.dealershipLenders[dealershipId] : null;
  return {
    lenders: [...new Set([...(own ?? finance.lenders), ...financeProviders])],
    excludesSuzuki: finance.excludedDealershipIds.includes(dealershipId),
    youxQuotes: flags.youxQuotes,
  };
}
