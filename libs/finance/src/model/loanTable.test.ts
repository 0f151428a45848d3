import { expect, it } from 'vitest';
import { sampleSetup } from '../testing/index.ts';
import { loanTable } from './loanTable.ts';

it('[CALC-05] compares one loan over several terms, with and without a 30% residual', () => {
  const rows = loanTable({ ...sampleSetup.start, frequency: 'monthly' }, sampleSetup);
  expect(rows.map(({ years }) => years)).toEqual([1, 3, 4, 5, 7]);
  expect(rows[3]).toMatchObject({
    whole: { amount: 638, residual: 0, total: 38_280 },
    withResidual: { amount: 522, residual: 9_000, total: 40_320 },
  });
});

it('[CALC-02] never costs more per period over a longer term', () => {
  const amounts = loanTable(sampleSetup.start, sampleSetup).map(({ whole }) =>
    whole.kind === 'repayment' ? whole.amount : 0,
  );
  expect(amounts.toSorted((one, other) => other - one)).toEqual(amounts);
});
