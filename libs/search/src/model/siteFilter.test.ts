import { siteSchema, vehicleSchema, type SiteInput, type Vehicle } from '@forecourt/domain';
import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { parseFilters, type FilterLeaf } from './filters.ts';
import { toSearchRecord, type SearchRecord } from './record.ts';
import { siteFilter, sitePresets, type SiteFilterOptions } from './siteFilter.ts';

const now = new Date('2026-11-10T09:30:45Z');
const seconds = now.getTime() / 1000;

function leafHolds(leaf: FilterLeaf, record: SearchRecord): boolean {
  const value = record[leaf.attribute as keyof SearchRecord];
  if (leaf.kind === 'facet') return (String(value) === leaf.value) !== leaf.negated;
  if (leaf.kind === 'range') return (Number(value) >= leaf.low && Number(value) <= leaf.high) !== leaf.negated;
  return (leaf.operator === '>' ? Number(value) > leaf.value : Number(value) >= leaf.value) !== leaf.negated;
}

function shows(
  search: SiteInput['search'],
  vehicle: Vehicle,
  options?: SiteFilterOptions,
  dealers = ['dealer-1'],
): boolean {
  const site = { stockDealershipIds: dealers, search: siteSchema.shape.search.parse(search) };
  const parsed = parseFilters(siteFilter(site, now, options));
  if (!parsed.ok) throw new Error(parsed.message);
  const record = toSearchRecord(vehicle);
  return parsed.groups.every((group) => group.some((leaf) => leafHolds(leaf, record)));
}

const soldDaysAgo = (days: number): Vehicle => ({ ...sampleSoldVehicle, sold_date_timestamp: seconds - days * 86_400 });
const changed = (input: Partial<Vehicle>): Vehicle => vehicleSchema.parse({ ...sampleVehicle, ...input });

describe('siteFilter', () => {
  it('[SRCH-23] shows stock and arrivals, and sold vehicles for three days', () => {
    expect(shows({}, sampleVehicle)).toBe(true);
    expect(shows({}, changed({ status: 'coming_soon' }))).toBe(true);
    expect(shows({}, soldDaysAgo(2.9))).toBe(true);
    expect(shows({}, soldDaysAgo(3.1))).toBe(false);
    expect(shows({}, changed({ status: 'sold', sold: true, sold_date_timestamp: null }))).toBe(false);
    expect(shows({}, changed({ show_on_dealer_website: false }))).toBe(false);
  });

  it('[SRCH-23] keeps sold vehicles as many days as the site says', () => {
    expect(shows({ soldDays: 10 }, soldDaysAgo(9))).toBe(true);
    expect(shows({ soldDays: 0 }, soldDaysAgo(0.1))).toBe(false);
  });

  it('[SRCH-24] leaves sold vehicles out where nobody has saved them', () => {
    expect(shows({}, soldDaysAgo(1), { includeSold: false })).toBe(false);
    expect(shows({}, sampleVehicle, { includeSold: false })).toBe(true);
  });

  it('[SITE-04] shows the stock of the site’s dealerships only, whatever characters their ids hold', () => {
    const odd = 'x" OR dealership_id:"dealer-1';
    expect(shows({}, sampleVehicle, {}, ['dealer-2'])).toBe(false);
    expect(shows({}, sampleVehicle, {}, [odd])).toBe(false);
    expect(shows({}, changed({ dealership_id: odd }), {}, ['dealer-2', odd])).toBe(true);
  });

  it('[SRCH-27] shows the kinds of stock the site sells, and none when it lists none', () => {
    expect(shows({ carTypes: ['used'] }, changed({ car_type: 'new' }))).toBe(false);
    expect(shows({ carTypes: ['new', 'demo'] }, changed({ car_type: 'demo' }))).toBe(true);
    expect(shows({ itemTypes: ['caravan'] }, sampleVehicle)).toBe(false);
    expect(shows({ carTypes: [] }, sampleVehicle)).toBe(false);
  });

  it('[SRCH-19] has presets 0 to 14, each with a name of its own and an expression that parses', () => {
    expect(sitePresets).toHaveLength(15);
    expect(new Set(sitePresets.map((preset) => preset.name)).size).toBe(15);
    expect(sitePresets.filter((preset) => !parseFilters(preset.filters).ok)).toEqual([]);
  });

  it.each<[number, Partial<Vehicle>]>([
    [1, { status: 'sold', sold: true, sold_date_timestamp: seconds }],
    [2, { price: null }],
    [3, { price: 0 }],
    [4, { photos_count: 0 }],
    [5, { photos_count: 0 }],
    [6, { car_type: 'new' }],
    [7, { car_type: 'used' }],
    [8, { car_type: 'demo' }],
    [9, { car_type: 'demo' }],
    [10, { status: 'coming_soon' }],
    [11, { reserved: true }],
    [12, { item_type: 'caravan' }],
    [13, { certified: false }],
    [14, { price: null }],
  ])('[SRCH-19] preset %d hides what preset 0 shows', (preset, input) => {
    expect(shows({ preset: 0 }, changed(input))).toBe(true);
    expect(shows({ preset }, changed(input))).toBe(false);
    expect(shows({ preset }, changed({ car_type: preset === 7 ? 'new' : 'used' }))).toBe(true);
  });

  it('is the same expression throughout a minute, so that its answers can be cached', () => {
    const site = { stockDealershipIds: ['dealer-1'], search: siteSchema.shape.search.parse({}) };
    expect(siteFilter(site, now)).toBe(siteFilter(site, new Date(now.getTime() + 10_000)));
    expect(siteFilter(site, now)).not.toBe(siteFilter(site, new Date(now.getTime() + 60_000)));
  });
});
