import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleSetup } from '../../testing/index.ts';
import { LoanTable } from './LoanTable.tsx';

afterEach(cleanup);

it('[CALC-05] shows every repayment with what is due at the end, the total cost, its term and its rate', () => {
  render(<LoanTable setup={sampleSetup} input={{ ...sampleSetup.start, frequency: 'monthly' }} />);
  const row = screen.getByRole('rowheader', { name: '5 years' }).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$638$38,280 in total', '$522plus $9,000 at the end$40,320 in total']);
  expect(screen.getByText('10.00% p.a.')).toBeTruthy();
});

it('[CALC-06] asks to enquire where a repayment is too small to be meaningful', () => {
  render(<LoanTable setup={sampleSetup} input={{ ...sampleSetup.start, price: 3_000 }} />);
  expect(screen.getAllByText('Enquire for Finance').length).toBeGreaterThan(0);
});
