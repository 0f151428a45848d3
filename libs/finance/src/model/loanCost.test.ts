import { siteCalculatorSchema } from '@forecourt/domain';
import { loanMessages, wordsOf } from '@forecourt/domain/messages';
import { sampleVehicle } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFees, sampleFigures } from '../testing/index.ts';
import { loanCost, vehicleLoanCost } from './loanCost.ts';

const figures = { ...sampleFigures, deposit: 449_900, finalPayment: 1_349_700 };

describe('loanCost', () => {
  it('[CALC-07] lists every payment and every fee with its total', () => {
    expect(loanCost(figures, { totalPayable: 6_000_000 }, sampleFees)).toEqual({
      rows: [
        { name: 'Deposit', amount: 449_900 },
        { name: '260 weekly repayments of $193', amount: 5_018_000 },
        { name: 'Final payment (balloon)', amount: 1_349_700 },
        { name: 'Establishment fee', amount: 39_500 },
        { name: 'Security registration', amount: 600 },
        { name: 'Monthly administration, 60 months at $8', amount: 48_000 },
        { name: 'Dealer agency fee', amount: 91_225 },
      ],
      total: 6_996_925,
      stated: 6_000_000,
    });
  });

  it('leaves out what the lender does not charge', () => {
    const rows = loanCost({ ...sampleFigures, per: 'month', amount: 83_600 }, null, [])?.rows;
    expect(rows).toEqual([{ name: '60 monthly repayments of $836', amount: 5_016_000 }]);
  });

  it('names its rows in the words of the site', () => {
    const messages = {
      'loan.deposit': 'Anzahlung',
      'loan.weeklyRepayments': '{count} Wochenraten zu {amount}',
      'loan.finalPayment': 'Schlussrate',
      'loan.feeForMonths': '{fee}: {months} Monate zu {amount}',
      'loan.establishmentFee': 'Bearbeitung',
    };
    const names = loanCost(figures, null, sampleFees, wordsOf(loanMessages, { messages }))?.rows.map(
      ({ name }) => name,
    );
    expect(names?.slice(0, 3)).toEqual(['Anzahlung', '260 Wochenraten zu $193', 'Schlussrate']);
    expect(names).toContain('Monthly administration: 60 Monate zu $8');
    const site = { calculator: siteCalculatorSchema.parse({}), messages };
    const lender = { ...sampleVehicle.finance_lenders.manual!, establishmentFees: 39_500 };
    const cost = vehicleLoanCost(site, { finance_lenders: { angle: lender } }, { ...figures, provider: 'angle' });
    expect(cost?.rows.map(({ name }) => name)).toEqual([...names!.slice(0, 3), 'Bearbeitung']);
  });

  it.each([{ amount: null }, { termYears: null }])('is null without %s', (missing) => {
    expect(loanCost({ ...figures, ...missing }, null, sampleFees)).toBeNull();
    expect(loanCost(null, null, sampleFees)).toBeNull();
  });

  it('equals the sum of its rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_600, max: 500_000 }),
        fc.constantFrom('week' as const, 'month' as const),
        fc.integer({ min: 2, max: 14 }),
        fc.option(fc.integer({ min: 0, max: 9_000_000 })),
        fc.option(fc.integer({ min: 0, max: 9_000_000 })),
        (amount, per, halfYears, deposit, finalPayment) => {
          const cost = loanCost(
            { ...figures, amount, per, termYears: halfYears / 2, deposit, finalPayment },
            null,
            sampleFees,
          )!;
          return cost.total === cost.rows.reduce((sum, row) => sum + row.amount, 0);
        },
      ),
      { seed: 5 },
    );
  });
});
