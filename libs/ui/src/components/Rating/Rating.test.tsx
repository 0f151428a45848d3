import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestSite } from '../../testing/index.ts';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

describe('a rating', () => {
  it.each([
    [4.75, 1204, '4.8 out of 5 stars1,204 reviews'],
    [5, 1, '5.0 out of 5 stars1 review'],
    [7, undefined, '5.0 out of 5 stars'],
  ])('says %s of %s people in words', (value, count, words) => {
    const { container } = render(<Rating value={value} count={count} />);
    expect(container.textContent).toBe(words);
  });

  it('says the site’s own words around the figure, also to those who do not see it', () => {
    const messages = { 'rating.outOf': 'Rated {figure} of 5', 'rating.reviews': '{count} opinions' };
    const { container } = render(
      <TestSite site={{ messages }}>
        <Rating value={4.5} count={3} />
        <Rating value={4.5} hasFigure={false} />
      </TestSite>,
    );
    expect(container.textContent).toBe('Rated 4.5 of 53 opinionsRated 4.5 of 5');
  });

  it.each([
    [4.6, '92%'],
    [5, '100%'],
    [0.5, '10%'],
  ])('[REV-02] fills at most four of five stars completely, and the next by the rest of %d', (value, filled) => {
    const { container } = render(<Rating value={value} />);
    expect(container.querySelectorAll('svg')).toHaveLength(10);
    expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe(filled);
  });
});
