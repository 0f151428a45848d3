import { describe, expect, it } from 'vitest';
import { enquiryEvent, eventIds, vehicleEventParams } from './events.ts';
import { displayPhone, parsePhone } from './phone.ts';
import { sampleCaravan, sampleSoldVehicle, sampleVehicle } from './testing/samples.ts';
import { isInStock, summariseVehicle } from './vehicle.ts';
import { vehicleSchema, type VehicleInput } from './vehicleSchema.ts';

const min: VehicleInput = {
  id: 'a',
  slug: 'a',
  name: '2020 Kia Rio',
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  created_at: 1,
  updated_at: 1,
  dealership_id: 'd',
  dealership_slug: 'd',
};

/** Every field of the specification's Car, by its name. */
const specified =
  `id slug name make model badge series year price before_price subscription_price preorder price_type status
  reserved sold sold_date_timestamp show_on_dealer_website car_type km colour interior_colour drive seats doors engine_size
  cylinders engine_size_litres simple_body simple_fuel simple_transmission trans fuel vin nvic has_nvic regplate rego_expiry
  stocknum build_date compliance_date views tag certified file dealercomments created_at images thumbnails primary_image_url
  photos_count city state location_id location_name location private_suburb private_postcode dealership_id dealership_slug
  standardEquipment payment_processors autograb_data youxQuote finance_lenders caravan variant`.split(/\s+/);

describe('a vehicle', () => {
  it('[ENT-01] has every field that the specification names', () => {
    expect(specified.filter((field) => !(field in vehicleSchema.shape))).toEqual([]);
  });

  it('[ENT-01] may leave out all that is not needed to find and show it', () => {
    expect(vehicleSchema.parse(min)).toMatchObject({ price: null, images: [], status: 'in_stock', reserved: false });
  });

  it.each([
    ['price', -1],
    ['price', 12.5],
    ['year', 1200],
    ['km', 2_000_001],
    ['vin', 'IOQ0000000000000I'],
    ['rego_expiry', '31/12/2026'],
    ['slug', '../etc'],
    ['car_type', 'stolen'],
    ['state', 'XX'],
  ])('[ENT-01] refuses %s %j', (field, value) => {
    const result = vehicleSchema.safeParse({ ...min, [field]: value });
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('counts as in stock until it is sold', () => {
    expect(isInStock(sampleVehicle)).toBe(true);
    expect(isInStock({ status: 'coming_soon', sold: false })).toBe(true);
    expect(isInStock({ status: 'in_stock', sold: true })).toBe(false);
    expect(isInStock(sampleSoldVehicle)).toBe(false);
  });

  it('travels with a search hit in short', () => {
    expect(summariseVehicle(sampleCaravan)).toMatchObject({ sleeps: 4, item_type: 'caravan' });
    expect(summariseVehicle(sampleVehicle).finance).toBeNull();
    expect(summariseVehicle(sampleVehicle)).not.toHaveProperty('vin');
  });
});

describe('events', () => {
  it('[AN-02] count an enquiry by tag, then by type', () => {
    expect(eventIds[enquiryEvent({ tag: 'Test Drive Only', car_type: 'used' })]).toBe(17);
    expect(eventIds[enquiryEvent({ tag: null, car_type: 'used' })]).toBe(15);
    expect(eventIds[enquiryEvent({ tag: 'Runout sale', car_type: 'demo' })]).toBe(14);
  });

  it('[AN-03] tell of the vehicle in six parameters', () => {
    expect(vehicleEventParams(sampleVehicle)).toEqual({
      vehicleStatus: 'used',
      vehicleMake: 'Toyota',
      vehicleModel: 'RAV4',
      vehicleYear: 2023,
      vehicleKilometers: 31_250,
      vehicleGrade: 'GXL',
    });
  });
});

describe('phone numbers', () => {
  it.each([
    ['0412 345 678', '+61412345678'],
    ['(08) 9335 0100', '+61893350100'],
    ['1800 160 401', '+611800160401'],
  ])('reads %j', (given, number) => {
    expect(parsePhone(given)).toBe(number);
  });

  it.each(['12345', '', '+1 212 555 0100', 'call me'])('refuses %j', (given) => {
    expect(parsePhone(given)).toBeNull();
  });

  it('[VDP-20] shows +61 as 0', () => {
    expect(displayPhone('+61893350100')).toBe('08 9335 0100');
    expect(displayPhone('+61412345678')).toBe('0412 345 678');
  });
});
