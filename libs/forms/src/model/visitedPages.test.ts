import { describe, expect, it } from 'vitest';
import { linkedQueryParams, readVisitedPages, visitedPagesLimit, withVisitedPage } from './visitedPages.ts';

describe('the pages of a visit', () => {
  it('[FORM-14] are kept in order with their campaign parameters and no other query', () => {
    const pages = withVisitedPage(['/'], '/search', '?make=Toyota&utm_source=mail&token=secret');
    expect(pages).toEqual(['/', '/search?utm_source=mail']);
  });

  it('count a page once that is shown again', () => {
    expect(withVisitedPage(['/', '/search'], '/search', '')).toEqual(['/', '/search']);
  });

  it('[FORM-14] keep the first page and the latest others', () => {
    let pages = withVisitedPage([], '/landing', '?gclid=abc');
    for (let place = 0; place < 80; place += 1) pages = withVisitedPage(pages, `/cars/${place}`, '');
    expect(pages).toHaveLength(visitedPagesLimit);
    expect(pages[0]).toBe('/landing?gclid=abc');
    expect(pages.at(-1)).toBe('/cars/79');
    expect(linkedQueryParams(pages)).toEqual({ gclid: 'abc' });
  });

  it('prefer the later campaign', () => {
    expect(linkedQueryParams(['/?utm_source=mail&utm_medium=a', '/b?utm_source=ad'])).toEqual({
      utm_source: 'ad',
      utm_medium: 'a',
    });
  });

  it.each([null, '{', {}, 7, [1]])('are none where storage holds %j', (stored) => {
    expect(readVisitedPages(stored)).toEqual([]);
  });
});
