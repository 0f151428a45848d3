// Written from forecourt.config.ts by `npm run templates`.
import { vehiclePages as own } from '@forecourt/templates';
import { pageOf, type PageTable } from '../pageOf.ts';

const pages: PageTable<'Vehicle'> = {
  franchise: () => own.franchise,
  group: () => own.group,
  superstore: () => own.superstore,
  caravan: () => own.caravan,
  boutique: async () => (await import('../../../../../../examples/template-boutique/src/BoutiqueVehicle.tsx')).Vehicle,
  yard: () => own.superstore,
};

/** This page of a site's template. */
export const vehiclePageOf = pageOf<'Vehicle'>(pages);
