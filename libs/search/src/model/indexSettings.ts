// Imports the table only: the engine's thread loads this file and should not load the schemas.
import { filterAttributes } from '@forecourt/domain/search';

/** Attributes of the car's own name: a match here ranks before a match elsewhere. */
export const titleAttributes = ['name', 'make_model', 'make', 'model', 'badge', 'series', 'year'] as const;

/** Attributes that name a model: `CX-5` is found as one word, however it is spelt there or typed. */
export const nameAttributes = ['make_model', 'model', 'series', 'badge'] as const;

/**
 * All attributes that typed words are searched in. Dealership and location names are left out: at Harbour Toyota every
 * car, whatever its make, would match Toyota.
 */
export const searchableAttributes = [
  ...titleAttributes,
  'body',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'keywords',
  'categories',
  'tag',
  'stocknum',
  'city',
  'state',
  'filtered_features',
] as const;

/** Attributes that limit a site's stock, in addition to those that visitors filter by. */
const boundaryAttributes = [
  'dealership_id',
  'photos_count',
  'reserved',
  'show_on_dealer_website',
  'sold',
  'sold_date_timestamp',
] as const;

/** Attributes a query may filter by or count. */
export const facetAttributes: readonly string[] = [...filterAttributes, ...boundaryAttributes].sort();
