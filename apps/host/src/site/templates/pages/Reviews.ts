// Written from forecourt.config.ts by `npm run templates`.
import { reviewsPages as own } from '@forecourt/templates';
import { pageOf, type PageTable } from '../pageOf.ts';

const pages: PageTable<'Reviews'> = {
  franchise: () => own.franchise,
  group: () => own.group,
  superstore: () => own.superstore,
  caravan: () => own.caravan,
  boutique: () => own.franchise,
  yard: () => own.superstore,
};

/** This page of a site's template. */
export const reviewsPageOf = pageOf<'Reviews'>(pages);
