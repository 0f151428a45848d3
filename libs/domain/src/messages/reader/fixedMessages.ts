/**
 * Messages that stand on all sites as they are: names of rates, that a figure is an estimate, and who else decides a
 * complaint about a loan, are wording that the law on credit asks for. A dealer's own word for them could mislead.
 */
export const fixedMessages: ReadonlySet<string> = new Set([
  'complaint.goElsewhere',
  'complaint.authority',
  'loan.interestRate',
  'loan.comparisonRate',
  'loan.estimateAtTheRate',
  'loan.estimateAtTheLenders',
  'loan.estimateAtTheRateYouChose',
  'loan.estimatesAtThisRate',
  'loan.feesOfTheLender',
  'loan.chargesThatTheLender',
  'loan.theLenderStates',
  'repayment.comparisonRate',
  'offer.interestRate',
  'offer.comparisonRate',
  'offer.comparisonRateFor',
  'financePage.ownershipEstimate',
  'financePage.estimateAtTheRate',
]);
