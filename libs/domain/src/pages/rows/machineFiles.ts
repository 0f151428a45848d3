import type { PageRow } from '../pageRow.ts';

/** Files that a site draws or writes itself. */
export const machineFiles = {
  sitemap: { path: '/sitemap.xml', inside: '/feeds/sitemap', name: 'Sitemap', kind: 'file', has: 'always' },
  'sitemap-part': {
    path: '/sitemap-{part}.xml',
    inside: '/feeds/sitemap/{part}',
    name: 'Sitemap',
    kind: 'file',
    has: 'always',
  },
  robots: { path: '/robots.txt', name: 'Robots', kind: 'file', has: 'always' },
} as const satisfies Record<string, PageRow>;
