import type { DatedSite } from '../siteState.ts';

/** What content knows of a site. */
export const harbour: DatedSite & { manufacturer: 'Toyota' } = {
  slug: 'harbour',
  country: 'AU',
  manufacturer: 'Toyota',
  dealerships: [],
  stockDealershipIds: [],
  locations: [],
};
