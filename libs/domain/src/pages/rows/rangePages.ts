import type { PageRow } from '../pageRow.ts';

/** Models, offers and articles: what manufacturers and dealers publish. */
export const rangePages = {
  models: { path: '/models', name: 'Models', kind: 'own', has: 'content', footer: 'tools', sitemap: 'models' },
  model: { path: '/models/{model}', name: 'Model', kind: 'own', has: 'content', sitemap: 'models' },
  accessories: { path: '/{model}/accessories', name: 'Accessories', kind: 'own', has: 'content', sitemap: 'models' },
  'special-offers': {
    path: '/special-offers',
    name: 'Special offers',
    kind: 'own',
    has: 'content',
    footer: 'tools',
    sitemap: 'offers',
  },
  offer: { path: '/offers/{offer}', name: 'Offer', kind: 'own', has: 'content', sitemap: 'offers' },
  'make-offer': {
    path: '/offers/{manufacturer}/{offer}',
    name: 'Offer',
    kind: 'own',
    has: 'content',
    sitemap: 'offers',
  },
  blog: { path: '/blog', name: 'Blog', kind: 'own', has: 'content', footer: 'dealer', sitemap: 'articles' },
  category: { path: '/blog/{category}', name: 'Articles', kind: 'own', has: 'content', sitemap: 'articles' },
  article: { path: '/blog/{category}/{article}', name: 'Article', kind: 'own', has: 'content', sitemap: 'articles' },
} as const satisfies Record<string, PageRow>;
