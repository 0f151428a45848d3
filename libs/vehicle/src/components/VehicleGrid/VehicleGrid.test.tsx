import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleNow, sampleSummaries } from '../../testing/index.ts';
import { VehicleGrid } from './VehicleGrid.tsx';

afterEach(cleanup);

it('lists each vehicle once, with its own toggles, and prioritises only the first pictures', () => {
  const { container } = render(
    <TestSite>
      <VehicleGrid
        label="Used vehicles"
        vehicles={sampleSummaries}
        now={sampleNow}
        priorityCount={2}
        renderToggles={({ id }) => <button type="button">Keep {id}</button>}
      />
    </TestSite>,
  );
  const list = screen.getByRole('list', { name: 'Used vehicles' });
  expect(within(list).getAllByRole('article')).toHaveLength(sampleSummaries.length);
  expect(within(list).getByRole('button', { name: 'Keep car-3' })).toBeTruthy();
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(2);
});

it('shows the alternative where there is nothing to list', () => {
  render(<VehicleGrid vehicles={[]} now={sampleNow} empty={<p>No vehicles. Clear the filters.</p>} />);
  expect(screen.getByText('No vehicles. Clear the filters.')).toBeTruthy();
});
