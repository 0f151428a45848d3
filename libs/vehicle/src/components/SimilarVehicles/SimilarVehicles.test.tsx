import { TestSite } from '@forecourt/ui/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleNow, sampleSummaries } from '../../testing/index.ts';
import { SimilarVehicles } from './SimilarVehicles.tsx';

const html = (count: number) =>
  renderToStaticMarkup(
    <TestSite>
      <SimilarVehicles
        vehicles={sampleSummaries.slice(0, count)}
        now={sampleNow}
        more={{ href: '/search?body=SUV', label: 'All SUVs' }}
      />
    </TestSite>,
  );

it('is complete before any script runs: heading, cards and the link to all of them', () => {
  expect(html(2)).toContain('You may also like</h2>');
  expect(html(2).match(/<article/g)).toHaveLength(2);
  expect(html(2)).toContain('href="/search?body=SUV"');
});

it('leaves the row out where there are no similar vehicles', () => {
  expect(html(0)).toBe('');
});
