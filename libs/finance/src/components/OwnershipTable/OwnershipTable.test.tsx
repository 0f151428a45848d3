import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ownershipCost } from '../../model/ownership/ownershipCost.ts';
import { sampleOwnership } from '../../testing/index.ts';
import { OwnershipTable } from './OwnershipTable.tsx';

afterEach(cleanup);

it('names parts, and figures that are made up, in the words of the site', () => {
  const messages = {
    'ownership.registration': 'Zulassung',
    'ownership.madeUpSource': '{source}, {date}: erfunden.',
    'cost.aYear': '{amount} im Jahr.',
  };
  const { container } = render(
    <TestSite site={{ messages }}>
      <OwnershipTable cost={ownershipCost(sampleOwnership, { messages })} />
    </TestSite>,
  );
  expect(screen.getByRole('rowheader', { name: 'Zulassung' })).toBeTruthy();
  expect(container.textContent).toMatch(/\$895 im Jahr\. .*: erfunden\./);
});
