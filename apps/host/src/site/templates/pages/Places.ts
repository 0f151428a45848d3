// Written from forecourt.config.ts by `npm run templates`.
import { placesPages as own } from '@forecourt/templates';
import { pageOf, type PageTable } from '../pageOf.ts';

const pages: PageTable<'Places'> = {
  franchise: () => own.franchise,
  group: () => own.group,
  superstore: () => own.superstore,
  caravan: () => own.caravan,
  boutique: () => own.franchise,
  yard: () => own.superstore,
};

/** This page of a site's template. */
export const placesPageOf = pageOf<'Places'>(pages);
