import type { PageRow } from '../pageRow.ts';

/** The vehicles of a site, and what a visitor does with one of them. */
export const stockPages = {
  home: { path: '/', name: 'Home', kind: 'own', has: 'always', sitemap: 'pages' },
  search: { path: '/search', setting: 'search', name: 'Our stock', kind: 'own', has: 'always', sitemap: 'lists' },
  vehicle: { path: '/cars/{slug}', name: 'Vehicle', kind: 'own', has: 'always', sitemap: 'vehicles' },
  reserve: {
    path: '/cars/{slug}/checkout',
    name: 'Reserve',
    kind: 'own',
    has: 'always',
    needs: { flag: 'checkout' },
    gates: ['checkout'],
  },
  reservation: {
    path: '/cars/{slug}/checkout/{reservation}',
    name: 'Your reservation',
    kind: 'own',
    has: 'always',
    gates: ['checkout'],
  },
  'cancel-reservation': {
    path: '/reservations/{reservation}/cancel',
    name: 'Cancel your reservation',
    kind: 'own',
    has: 'always',
    gates: ['checkout'],
  },
  'buy-online': {
    path: '/cars/{slug}/buy-online',
    name: 'Buy online',
    kind: 'own',
    has: 'always',
    needs: { flag: 'buyOnlinePage' },
  },
  purchase: {
    path: '/checkout-journey',
    name: 'Buy online',
    kind: 'own',
    has: 'always',
    needs: { flag: 'onlinePurchase' },
  },
  print: { path: '/print', name: 'Print', kind: 'own', has: 'always', needs: { flag: 'printPage' } },
  enquire: { path: '/enquire', name: 'Enquire', kind: 'own', has: 'always' },
  call: { path: '/call', name: 'Call us', kind: 'own', has: 'always' },
  success: { path: '/success', name: 'Thank you', kind: 'own', has: 'always' },
} as const satisfies Record<string, PageRow>;
