import type { PageRow } from '../pageRow.ts';

/** What is the visitor’s own. */
export const visitorPages = {
  favourites: {
    path: '/favourites',
    name: 'Favourites',
    kind: 'own',
    has: 'always',
    needs: { flag: 'favourites' },
    footer: 'tools',
  },
  compare: { path: '/compare', name: 'Compare', kind: 'own', has: 'always', needs: { flag: 'compare' } },
  watchlist: {
    path: '/watchlist',
    setting: 'watchlist',
    name: 'Watchlist',
    kind: 'own',
    has: 'always',
    needs: { flag: 'watchlist' },
    gates: ['garage'],
  },
  garage: { path: '/my-garage', name: 'My garage', kind: 'own', has: 'always', gates: ['garage'] },
  'delete-my-data': {
    path: '/my-garage/delete-my-data',
    name: 'Delete my data',
    kind: 'own',
    has: 'always',
    gates: ['garage'],
  },
  'sign-in': { path: '/sign-in', name: 'Sign in', kind: 'own', has: 'always' },
} as const satisfies Record<string, PageRow>;
