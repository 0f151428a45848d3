import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { robotsText } from './robotsText.ts';

const site = { ...sampleSite, origin: 'https://dealer.example' };
const closedOn = (given: Partial<typeof site>) =>
  robotsText({ ...site, ...given })
    .split('\n')
    .flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);

it('keeps crawlers out of private pages, wherever the site has them', () => {
  const closed = closedOn({
    flags: { ...site.flags, watchlist: true, checkout: true },
    paths: { ...site.paths, watchlist: '/my-list' },
  });
  for (const path of ['/enquire?', '/success?', '/my-list$', '/cars/*/checkout$', '/sign-in?'])
    expect(closed).toContain(path);
  expect(closed).not.toContain('/watchlist$');
});

it('blocks no page of the sitemap, nor one whose address begins like a blocked one', () => {
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path);
  for (const path of [
    '/',
    '/search',
    '/cars/2018-kia-rio-1',
    '/finance',
    '/contact',
    '/success-stories',
    '/compare-loans',
  ])
    expect(
      closedOn({}).filter((pattern) => matches(pattern, path)),
      path,
    ).toEqual([]);
});

it('mentions only pages that the site has, and its sitemap', () => {
  const { flags } = site;
  expect(closedOn({ flags: { ...flags, compare: true } })).toContain('/compare$');
  expect(closedOn({ flags: { ...flags, compare: false } })).not.toContain('/compare$');
  expect(robotsText(site)).toContain('\nSitemap: https://dealer.example/sitemap.xml\n');
});
