import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ownershipCost } from '../../model/ownership/ownershipCost.ts';
import { sampleFinance, sampleOwnership } from '../../testing/index.ts';
import { OwnershipComparison, type OwnedSubject } from './OwnershipComparison.tsx';

afterEach(cleanup);

const one: OwnedSubject = { name: 'RAV4', href: '/cars/rav4', cost: ownershipCost(sampleOwnership) };
const show = (subjects: OwnedSubject[]) =>
  render(
    <TestSite>
      <OwnershipComparison subjects={subjects} finance={sampleFinance} />
    </TestSite>,
  ).container;

it('names every part of each vehicle, included or not, with source and date', () => {
  show([
    one,
    { ...one, name: 'CX-5', href: '/cars/cx-5', cost: ownershipCost({ ...sampleOwnership, kmPerYear: 20_000 }) },
  ]);
  for (const name of ['RAV4', 'CX-5']) {
    const table = within(within(screen.getByRole('region', { name })).getByRole('table'));
    const rows = table.getAllByRole('row').map((row) => row.textContent ?? '');
    // Under each part is its calculation.
    expect(rows).toHaveLength(16);
    expect(rows.filter((row) => row.endsWith('not included'))).toHaveLength(3);
    expect(rows[4]).toContain('Sample prices, 1 November 2026 (sample figure for this demo).');
  }
});

it('[PRICE-04] shows the repayment with rate, comparison rate and term, and the warning below all of them', () => {
  const text = show([one]).textContent ?? '';
  expect(text).toContain('$193 per week for 5 years. 7.99% p.a., comparison rate 8.72% p.a.');
  expect(text.indexOf('WARNING')).toBeGreaterThan(text.indexOf('comparison rate 8.72% p.a.'));
});

it('needs no warning without a rate, and renders nothing without a vehicle', () => {
  expect(show([{ ...one, cost: ownershipCost({ ...sampleOwnership, figures: null }) }]).textContent).not.toContain(
    'WARNING',
  );
  cleanup();
  expect(show([]).textContent).toBe('');
});
