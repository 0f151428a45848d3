import type { PageRow } from '../pageRow.ts';

/** Looking after a vehicle. */
export const workshopPages = {
  service: {
    path: '/service',
    name: 'Book a service',
    kind: 'form',
    has: 'usual',
    footer: 'workshop',
    sitemap: 'pages',
  },
  'genuine-service': {
    path: '/genuine-service',
    name: 'Genuine service',
    kind: 'form',
    has: 'asked',
    sitemap: 'pages',
  },
  parts: {
    path: '/vehicle-parts-and-accessories',
    name: 'Parts and accessories',
    kind: 'form',
    has: 'usual',
    footer: 'workshop',
    sitemap: 'pages',
  },
  'parts-search': { path: '/parts/search', name: 'Find a part', kind: 'form', has: 'usual', sitemap: 'pages' },
  warranty: {
    path: '/warranty',
    name: 'Warranty',
    kind: 'prose',
    has: 'content',
    footer: 'workshop',
    sitemap: 'pages',
  },
  'roadside-assist': {
    path: '/roadside-assist',
    name: 'Roadside assist',
    kind: 'prose',
    has: 'content',
    footer: 'workshop',
    sitemap: 'pages',
  },
  'diamond-advantage': {
    path: '/diamond-advantage',
    name: 'Diamond Advantage',
    kind: 'prose',
    has: 'content',
    footer: 'workshop',
    sitemap: 'pages',
  },
} as const satisfies Record<string, PageRow>;
