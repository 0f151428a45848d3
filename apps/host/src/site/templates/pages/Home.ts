// Written from forecourt.config.ts by `npm run templates`.
import { homePages as own } from '@forecourt/templates';
import { pageOf, type PageTable } from '../pageOf.ts';

const pages: PageTable<'Home'> = {
  franchise: () => own.franchise,
  group: () => own.group,
  superstore: () => own.superstore,
  caravan: () => own.caravan,
  boutique: async () => (await import('../../../../../../examples/template-boutique/src/BoutiqueHome.tsx')).Home,
};

/** This page of a site's template. */
export const homePageOf = pageOf<'Home'>(pages);
