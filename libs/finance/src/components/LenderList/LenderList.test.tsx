import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LenderList } from './LenderList.tsx';

const warning = 'WARNING: true for the example only.';
const lender = (name: string, interestRate: number) => ({
  name,
  minPrice: undefined,
  establishmentFee: undefined,
  rate: { interestRate, comparisonRate: interestRate + 1, termYears: 5, until: null },
});

it('shows each location’s lenders in one table, with the warning once below all rates', () => {
  const groups = [
    { places: ['Albury'], lenders: [lender('Taurus Finance', 7.99)] },
    { places: ['Geelong', 'Wodonga'], lenders: [lender('AusLoans', 8.2), lender('Taurus Finance', 7.99)] },
  ];
  render(<LenderList groups={groups} comparisonWarning={warning} />);
  const table = screen.getByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LenderInterest rateComparison rateTerm',
    'Albury',
    'Taurus Finance7.99% p.a.8.99% p.a.5 years',
    'Geelong and Wodonga',
    'AusLoans8.20% p.a.9.20% p.a.5 years',
    'Taurus Finance7.99% p.a.8.99% p.a.5 years',
  ]);
  expect(screen.getAllByText(warning)).toHaveLength(1);
  expect(table.compareDocumentPosition(screen.getByText(warning))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
