import { sitePageNames, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import type { WrittenPage } from '../content/writtenPages.ts';
import { listedPages } from './listedPages.ts';

const site = { ...sampleSite, pages: [...sitePageNames] };

const pathsOf = (given: Partial<Pick<Site, 'gates' | 'pages'>>) =>
  listedPages({ ...site, ...given }, 'pages', []).map(({ path }) => path);

describe('[ROUTE-20] the sitemap', () => {
  it('lists the pages that a site has and everybody may see', () => {
    const listed = pathsOf({ gates: ['finance', 'credit-check'] });
    expect(listed).toEqual(expect.arrayContaining(['/service', '/fleet', '/car-finance', '/complaint-handling']));
    for (const path of ['/finance', '/apply-for-finance', '/customer-feedback-survey', '/personalised/finance']) {
      expect(listed).not.toContain(path);
    }
    expect(pathsOf({ gates: ['credit-check'] })).toContain('/finance');
    expect(pathsOf({ gates: [] })).toContain('/apply-for-finance');
    expect(pathsOf({ pages: ['fleet'], gates: [] })).toEqual(['/', '/contact', '/fleet']);
  });

  it('lists pages made from content, each in the file of its kind', () => {
    const pages: WrittenPage[] = [
      { row: 'page', path: '/pages/open-day', updated: '2026-11-22' },
      { row: 'page', path: '/warranty' },
      { row: 'model', path: '/models/kia-ev6', pictures: ['/media/ev6'] },
    ];
    const bare = { ...site, pages: [] };
    expect(listedPages(bare, 'pages', pages).slice(2)).toEqual([
      { path: '/pages/open-day', updated: '2026-11-22' },
      { path: '/warranty' },
    ]);
    expect(listedPages(bare, 'models', pages)).toEqual([{ path: '/models/kia-ev6', pictures: ['/media/ev6'] }]);
    expect(listedPages(bare, 'offers', pages)).toEqual([]);
  });
});
