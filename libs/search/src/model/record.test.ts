import { summariseVehicle } from '@forecourt/domain';
import {
  sampleCaravan,
  sampleFigures,
  sampleSoldVehicle,
  sampleVehicle,
  sampleVehicles,
} from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { priceRange, priceRangeLabels, weeklyPriceRange, weeklyPriceRangeLabels } from './priceRanges.ts';
import { fromSearchRecord, notSoldTimestamp, toSearchRecord } from './record.ts';

describe('toSearchRecord', () => {
  it('restores exactly the card that the vehicle itself would have given', () => {
    for (const vehicle of [...sampleVehicles, { ...sampleCaravan, finance: sampleFigures }]) {
      expect(fromSearchRecord(toSearchRecord(vehicle))).toEqual(summariseVehicle(vehicle));
    }
  });

  it('keeps VIN, number plate, phone numbers and comments out of the index', () => {
    const secret = {
      ...sampleVehicle,
      stocknum: sampleVehicle.regplate,
      location: {
        id: 'loc-sales',
        name: 'Harbour Toyota Sales',
        phone: '+61893350100',
        slug: 'fremantle-sales',
        address: { street: '12 Quarry Street', city: 'Fremantle', state: 'WA' as const, place_url: null },
        location_type: 'sales',
        distribution_locations: [],
      },
      dealercomments: 'Ring Sam on 0412 345 678',
    };
    const text = JSON.stringify(toSearchRecord(secret));
    for (const hidden of [sampleVehicle.vin, sampleVehicle.regplate, '893350100', '0412 345 678']) {
      expect(hidden).toBeTruthy();
      expect(text).not.toContain(hidden);
    }
  });

  it('[SRCH-03] holds prices in dollars, and none where a vehicle has none, so that no slider begins at $0', () => {
    const priced = { price: 42_990, weekly_price: 193, weekly_price_range: '$150-$200', subscription_price: null };
    expect(toSearchRecord({ ...sampleVehicle, finance: sampleFigures })).toMatchObject(priced);
    expect(toSearchRecord(sampleVehicle).weekly_price).toBeNull();
    for (const price of [null, 0]) {
      const record = toSearchRecord({ ...sampleVehicle, price, subscription_price: price, finance_lenders: {} });
      expect(record).toMatchObject({ price: null, price_range: null, subscription_price: null, weekly_price: null });
      expect(record.weekly_price_range).toBeNull();
    }
  });

  it('dates a vehicle in stock after every sale, and one sold on an unknown day before every sale', () => {
    expect(toSearchRecord(sampleVehicle).sold_date_timestamp).toBe(notSoldTimestamp);
    expect(toSearchRecord(sampleSoldVehicle).sold_date_timestamp).toBe(sampleSoldVehicle.sold_date_timestamp);
    expect(toSearchRecord({ ...sampleSoldVehicle, sold_date_timestamp: null }).sold_date_timestamp).toBe(0);
  });

  it('calls a vehicle sold when either its status or its flag says so', () => {
    expect(toSearchRecord({ ...sampleVehicle, sold: true })).toMatchObject({ sold: true, status: 'sold' });
    expect(toSearchRecord({ ...sampleVehicle, status: 'sold' })).toMatchObject({ sold: true, status: 'sold' });
  });

  it('finds an electric vehicle under EV', () => {
    expect(toSearchRecord({ ...sampleVehicle, simple_fuel: 'Electric', fuel: null }).keywords).toContain('EV');
    expect(toSearchRecord(sampleVehicle).keywords).not.toContain('EV');
  });
});

describe('what a vehicle is found under', () => {
  const canonicalBody = (text: string) => canonicalKind('body', text);

  it('[SRCH-21] writes a body type one way, however the feed spells it', () => {
    for (const spelling of ['suv', 'SUV', ' Suv ', 's.u.v']) expect(canonicalBody(spelling)).toBe('SUV');
    expect(canonicalBody('cabChassis')).toBe(canonicalBody('CAB CHASSIS'));
    expect(canonicalBody('pop-top VAN')).toBe(canonicalBody('Pop-Top van'));
    expect(canonicalBody('  ')).toBeNull();
  });

  it('[SRCH-21] is one value for all that sellers write of one meaning, and the words of the card stay theirs', () => {
    const listed = { ...sampleVehicle, drive: '4WD', simple_fuel: null, fuel: 'Premium Unleaded' };
    const record = toSearchRecord({
      ...listed,
      simple_transmission: null,
      trans: '6 Sp CVT',
      simple_body: 'Hatchback',
    });
    expect(record).toMatchObject({ drive: '4x4', fuel: 'Petrol', transmission: 'Automatic', body: 'Hatch' });
    expect(record.summary.simple_body).toBe('Hatchback');
  });

  it.each([
    ['Commercial', 'Toyota', 'HiAce', 'Van'],
    ['Commercial', 'Hino', '500', 'Light truck'],
    ['Commercial', 'RAM', '1500', 'Ute'],
    ['Wagon', 'Kia', 'Carnival', 'People mover'],
    ['Wagon', 'Mazda', '6', 'Wagon'],
    ['SUV', 'Kia', 'Carnival', 'SUV'],
  ])('takes a %s for what the model is: %s %s is a %s', (simple_body, make, model, body) => {
    expect(toSearchRecord({ ...sampleVehicle, simple_body, make, model }).body).toBe(body);
  });

  it('[SRCH-28] has a spelling for every body type there is a tile for', () => {
    const named =
      '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan ' +
      'softtop suv ute van wagon stationWagon';
    const shown =
      '4x4 Bus Cab_chassis Convertible Coupe EV Hardtop Hatch Hatch Motorhome Light_truck People_mover Prestige ' +
      'Sedan Convertible SUV Ute Van Wagon Wagon';
    expect(named.split(' ').map(canonicalBody)).toEqual(shown.split(' ').map((one) => one.replace('_', ' ')));
  });
});

describe('priceRange', () => {
  it.each([
    [1, 'Under $10,000'],
    [9_999.99, 'Under $10,000'],
    [10_000, '$10,000-$20,000'],
    [49_999, '$40,000-$50,000'],
    [100_000, '$100,000-...'],
  ])('[SRCH-22] labels %d dollars %s', (price, label) => {
    expect(priceRange(price)).toBe(label);
  });

  it('[SRCH-22] labels weekly prices too, and nothing without a price', () => {
    expect(weeklyPriceRange(193)).toBe('$150-$200');
    expect([priceRange(0), priceRange(null), weeklyPriceRange(null)]).toEqual([null, null, null]);
  });

  it('lists every band once, cheapest first', () => {
    expect(priceRangeLabels[0]).toBe('Under $10,000');
    expect(priceRangeLabels.at(-1)).toBe('$100,000-...');
    expect(weeklyPriceRangeLabels.at(-1)).toBe('$400-...');
    expect(new Set(priceRangeLabels).size).toBe(8);
  });
});
