import { expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

const origin = 'https://www.harbour.example';

it('[ROUTE-20] writes absolute addresses, with what is known of each', () => {
  const xml = sitemapXml(
    [
      { path: '/' },
      {
        path: '/cars/rav4?a=1&copy;=2',
        updated: '2026-11-22',
        pictures: ['/media/rav4', 'https://p.example/b.jpg', 'https://'],
      },
    ],
    origin,
  );
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
  expect(convert(xml, { format: 'object' })).toEqual({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      url: [
        { loc: `${origin}/` },
        {
          loc: `${origin}/cars/rav4?a=1&copy;=2`,
          lastmod: '2026-11-22',
          'image:image': [{ 'image:loc': `${origin}/media/rav4/1280` }, { 'image:loc': 'https://p.example/b.jpg' }],
        },
      ],
    },
  });
});

it('[ROUTE-20] lists the files of a sitemap', () => {
  const xml = sitemapIndexXml([{ path: '/sitemap-pages.xml', updated: '2026-11-22' }], origin);
  expect(convert(xml, { format: 'object' })).toMatchObject({
    sitemapindex: { sitemap: { loc: `${origin}/sitemap-pages.xml`, lastmod: '2026-11-22' } },
  });
});
