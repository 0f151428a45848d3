// Written from forecourt.config.ts by `npm run templates`.
import { homeOf, homePages as own, homeSections } from '@forecourt/templates';
import { pageOf, type PageTable } from '../pageOf.ts';

const pages: PageTable<'Home'> = {
  franchise: () => own.franchise,
  group: () => own.group,
  superstore: () => own.superstore,
  caravan: () => own.caravan,
  boutique: async () => (await import('../../../../../../examples/template-boutique/src/BoutiqueHome.tsx')).Home,
  yard: async () =>
    homeOf({
      hero: homeSections.superstore.hero,
      arrived: homeSections.superstore.arrived,
      bodies: homeSections.superstore.bodies,
      steps: (await import('../../../../../../examples/template-yard/src/StepsSection.tsx')).Section,
      makes: homeSections.superstore.makes,
      reviews: homeSections.superstore.reviews,
      offers: homeSections.superstore.offers,
      about: homeSections.superstore.about,
      places: homeSections.superstore.places,
    }),
};

/** This page of a site's template. */
export const homePageOf = pageOf<'Home'>(pages);
