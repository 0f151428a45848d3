import { carTypes, itemTypes, type Site } from '@forecourt/domain';
import { quoteFilterValue } from './filters.ts';

export interface SitePreset {
  name: string;
  /** Filter expression that every listed vehicle must also match; empty for none. */
  filters: string;
}

/** The numbered exclusions a site chooses from. Never change the meaning of a number: sites store it. */
export const sitePresets: readonly SitePreset[] = [
  { name: 'no exclusion', filters: '' },
  { name: 'hide sold', filters: 'sold:false' },
  { name: 'hide zero price', filters: 'price > 0' },
  { name: 'hide sold and zero price', filters: 'sold:false AND price > 0' },
  { name: 'hide without pictures', filters: 'photos_count > 0' },
  { name: 'hide zero price and without pictures', filters: 'price > 0 AND photos_count > 0' },
  { name: 'hide new', filters: 'NOT car_type:new' },
  { name: 'hide used', filters: 'NOT car_type:used' },
  { name: 'hide demo', filters: 'NOT car_type:demo' },
  { name: 'hide new and demo', filters: 'NOT car_type:new AND NOT car_type:demo' },
  { name: 'hide coming soon', filters: 'NOT status:coming_soon' },
  { name: 'hide reserved', filters: 'reserved:false' },
  { name: 'hide caravans', filters: 'NOT item_type:caravan' },
  { name: 'certified only', filters: 'certified:true' },
  { name: 'hide sold, zero price and without pictures', filters: 'sold:false AND price > 0 AND photos_count > 0' },
];

export interface SiteFilterOptions {
  /**
   * Whether recently sold vehicles are included. The stock limit of a site includes them, so that a saved one can be
   * shown; list pages exclude them.
   * @default true
   */
  includeSold?: boolean;
}

function anyOf(attribute: string, values: readonly string[]): string {
  // An empty list of allowed values allows no vehicle: no vehicle has the empty value.
  const leaves = (values.length ? values : ['']).map((value) => `${attribute}:${quoteFilterValue(value)}`);
  return leaves.length === 1 ? (leaves[0] ?? '') : `(${leaves.join(' OR ')})`;
}

/**
 * The vehicles a site may show, as a filter expression: its dealerships' stock, in stock or coming soon or sold within
 * the site's days, shown on the website, and not excluded by its preset.
 * @param now counted in whole minutes, so that the same expression serves a minute's queries
 */
export function siteFilter(
  site: Pick<Site, 'stockDealershipIds' | 'search'>,
  now: Date,
  { includeSold = true }: SiteFilterOptions = {},
): string {
  const { search } = site;
  const minute = Math.floor(now.getTime() / 60_000) * 60;
  const clauses = [
    anyOf('dealership_id', site.stockDealershipIds),
    'show_on_dealer_website:true',
    includeSold ? `sold_date_timestamp >= ${minute - search.soldDays * 86_400}` : 'sold:false',
    // A list of every kind excludes nothing and would only cost time.
    carTypes.every((type) => search.carTypes.includes(type)) ? '' : anyOf('car_type', search.carTypes),
    itemTypes.every((type) => search.itemTypes.includes(type)) ? '' : anyOf('item_type', search.itemTypes),
    sitePresets[search.preset]?.filters ?? '',
  ];
  return clauses.filter(Boolean).join(' AND ');
}
