import { describe, expect, it } from 'vitest';
import { sampleSite } from '../testing/sampleSite.ts';
import { pageAt } from './pageAt.ts';
import { filledPath, pageHref } from './pageHref.ts';
import type { PageRow } from './pageRow.ts';
import { pageNames, pageTable } from './pageTable.ts';
import { contentPagePath, hasPage, leadsNowhere, sitePageNames } from './sitePages.ts';

const rows: readonly [string, PageRow][] = Object.entries(pageTable);
const site = { ...sampleSite, pages: [...sitePageNames] };

describe('[ROUTE-11] [ROUTE-13] [ROUTE-16] [ROUTE-17] the table of pages', () => {
  it.each(rows)('finds the page %s by its address, and by every former one', (name, { path, also = [] }) => {
    const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => [value, `a-${value}`]));
    expect(pageAt(filledPath(path, values))).toEqual({ name, values, moved: null });
    for (const former of also) {
      expect(pageAt(filledPath(former, values))).toEqual({ name, values, moved: filledPath(path, values) });
    }
  });

  it.each([
    ['/models/toyota-rav4', 'model'],
    ['/rav4/accessories', 'accessories'],
    ['/offers/toyota/rav4-runout', 'make-offer'],
    ['/offers/rav4-runout', 'offer'],
    ['/blog/vehicle-reviews', 'category'],
    ['/cars/trade-in', 'vehicle-trade-in'],
    ['/cars/kluger-1', 'vehicle'],
    ['/pages/toyota-hybrids', 'page'],
  ])('knows %s as the page %s', (path, name) => {
    expect(pageAt(path)?.name).toBe(name);
  });

  it.each([
    ['/contact-us/bathurst', '/locations/bathurst'],
    ['/our-location/bathurst', '/locations/bathurst'],
    ['/pages/privacy-policy', '/privacy-policy'],
    ['/pages/handling-complaint', '/complaint-handling'],
  ])('leads %s on to %s', (path, to) => {
    expect(pageAt(path)?.moved).toBe(to);
  });

  it.each(['/nothing', '/models/toyota/rav4', '/pages', '/pages/', '/constructor', ''])(
    'knows no page at %j',
    (path) => {
      expect(pageAt(path)).toBeNull();
    },
  );

  it('has one row for each address', () => {
    const shapes = rows.flatMap(([, { path, also = [] }]) =>
      [path, ...also].map((one) => one.replace(/\{\w+\}/g, '*')),
    );
    expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([]);
  });

  it('writes addresses as it reads them', () => {
    expect(pageHref('model', { model: 'kia-ev6' })).toBe('/models/kia-ev6');
    expect(pageHref('fleet')).toBe('/fleet');
    expect(contentPagePath('warranty')).toBe('/warranty');
    expect(contentPagePath('open-day')).toBe('/pages/open-day');
    // A row of the table that is no prose keeps its own address.
    expect(contentPagePath('fleet')).toBe('/pages/fleet');
  });
});

describe('[ROUTE-14] which pages a site has', () => {
  it('those that it names, without what the dealer does not do at all', () => {
    expect(hasPage({ ...site, pages: ['fleet'] }, 'fleet')).toBe(true);
    expect(hasPage({ ...site, pages: ['fleet'] }, 'careers')).toBe(false);
    expect(hasPage(site, 'book-test-drive')).toBe(true);
    expect(hasPage({ ...site, flags: { ...site.flags, testDrive: false } }, 'book-test-drive')).toBe(false);
    expect(hasPage(site, 'new-vehicle-enquiry')).toBe(true);
    const used = { ...site, search: { ...site.search, carTypes: ['used' as const] } };
    expect(hasPage(used, 'new-vehicle-enquiry')).toBe(false);
  });

  it('those that somebody has written', () => {
    expect(hasPage(site, 'models')).toBe(false);
    expect(hasPage(site, 'model', ['/models', '/models/kia-ev6'])).toBe(true);
    expect(hasPage(site, 'models', ['/models/kia-ev6'])).toBe(false);
  });

  it('[NAV-09] tells links that would lead nowhere from all others', () => {
    const content = ['/about-us', '/locations/bathurst', '/pages/open-day'];
    const lost = ['/warranty', '/pages/closed-day', '/models?body=SUV', '/fleet#form', '/contact-us/elsewhere'];
    const fine = ['/about-us', '/pages/open-day', '/contact-us/bathurst', '/careers?a=1', '/search/kia', 'tel:1', '/x'];
    const small = { ...site, pages: ['careers' as const] };
    expect([...lost, ...fine].filter((href) => leadsNowhere(small, href, content))).toEqual(lost);
    expect(leadsNowhere(small, 'https://maker.example/warranty', content)).toBe(false);
  });
});

it('gates no page that everybody is to find', () => {
  // A page that is always locked is for its visitor alone.
  const listed = pageNames.filter((name) => {
    const { gates, sitemap }: PageRow = pageTable[name];
    return sitemap !== undefined && gates?.includes('garage');
  });
  expect(listed).toEqual([]);
});
