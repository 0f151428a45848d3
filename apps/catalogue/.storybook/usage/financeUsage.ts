import type { Usage } from './usageOf.ts';

/** Loans, repayments and what owning a vehicle costs. */
export const financeUsage: Readonly<Record<string, Usage>> = {
  'Finance/BudgetCalculator': {
    do: 'Lead from a weekly budget to vehicles under the price that follows.',
    dont: 'Do not promise that a loan will be approved.',
  },
  'Finance/FinanceBox': {
    do: 'Show the figure that the lender gave, with both rates and the basis in one block.',
    dont: 'Do not compute it anew: a card and its page must say the same.',
  },
  'Finance/FinanceCalculator': {
    do: 'Begin with the figures of the vehicle that the visitor looks at.',
    dont: 'Do not show a result without its comparison rate and warning.',
  },
  'Finance/FinanceNote': {
    do: 'Place one on each page that shows a repayment, below the last of them.',
    dont: 'Do not fold it away.',
  },
  'Finance/LenderList': {
    do: 'Show the dealer’s lenders with the rates that they advertise, and one warning for all.',
    dont: 'Do not work out a repayment with it: that is the FinanceCalculator.',
  },
  'Finance/LoanCostTable': {
    do: 'Show everything that one loan costs, down to its total.',
    dont: 'Do not compare terms with it: that is the LoanTable.',
  },
  'Finance/LoanTable': {
    do: 'Compare one loan over several terms, with and without a residual.',
    dont: 'Do not use it where the visitor changes amounts: that is the FinanceCalculator.',
  },
  'Finance/OneInterest': {
    do: 'Wrap the calculators of one page, so that they count one interest between them.',
    dont: 'Do not wrap pages with a single calculator: there is nothing to join.',
  },
  'Finance/OwnershipComparison': {
    do: 'Compare what several vehicles cost to own, from the same kilometres and state.',
    dont: 'Do not use it for one vehicle: that is the OwnershipTable.',
  },
  'Finance/OwnershipForm': {
    do: 'Ask for kilometres, state and another vehicle above the result, in the page’s address.',
    dont: 'Do not ask for personal details in it: a GET form shows them in the address.',
  },
  'Finance/OwnershipTable': {
    do: 'Show the weekly cost of one vehicle and each part with its source.',
    dont: 'Do not leave parts out that are not known: the table says why they are missing.',
  },
  'Finance/RepaymentLine': {
    do: 'Place it under the price that it belongs to.',
    dont: 'Do not use it on a page without a FinanceNote.',
  },
};
