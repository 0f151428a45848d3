import type { FormPageName, QueryParameters } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { describe, expect, it } from 'vitest';
import { addressWithQuery, linkedDefaults, linkedVehicleId } from './formPageLink.ts';
import { formPageSetups } from '../form/formPages.ts';

const [first] = sampleSite.dealerships;
if (!first) throw new Error('The sample site has a dealership.');
const other = { ...first, id: 'other', slug: 'other-kia', name: 'Other Kia' };
const north = { ...sampleSite.locations[0]!, id: 'loc-north', slug: 'north' };
const site = { ...sampleSite, dealerships: [first, other], locations: [...sampleSite.locations, north] };

function defaultsOf(page: FormPageName, given: QueryParameters, vehicle: typeof sampleVehicle | null = null) {
  const setup = formPageSetups[page];
  return linkedDefaults({ site, setup, page, vehicle, given, definition: standardForms[setup.form] });
}

describe('[ROUTE-12] a finance form that a link leads to', () => {
  const pages = ['finance-enquiry', 'finance-application'] as const;

  it.each(pages)('%s begins with what the link carries', (page) => {
    const link = { preferredDealership: 'Other Kia', vehiclePriceBudget: '32500', car_type: 'used' };
    expect(defaultsOf(page, { ...link, vin: 'jtmw43fv10d123456' })).toMatchObject({
      dealership_slug: 'other-kia',
      vehiclePriceBudget: '32500',
      car_type: 'used',
      vin: 'JTMW43FV10D123456',
      page_id: page,
    });
    expect(formPageSetups[page].anchor).toBe('finance-form');
  });

  it('knows the number of a signed-in visitor', () => {
    const setup = formPageSetups['finance-enquiry'];
    const form = { site, setup, page: 'finance', vehicle: null, given: {}, definition: standardForms[setup.form] };
    expect(linkedDefaults({ ...form, phone: '+61412345678' })).toMatchObject({ phone: '0412 345 678' });
    expect(linkedDefaults(form)).not.toHaveProperty('phone');
  });

  it('ignores invalid values', () => {
    const odd = { preferredDealership: 'nobody', vehiclePriceBudget: 'lots', car_type: 'stolen', vin: '<b>' };
    const defaults = defaultsOf('finance-enquiry', odd);
    for (const name of ['vehiclePriceBudget', 'car_type', 'vin', 'dealership_slug']) {
      expect(defaults).not.toHaveProperty(name);
    }
  });

  it('prefers the vehicle’s own data to the link’s', () => {
    const given = { car_id: sampleVehicle.id, car_type: 'new', vin: 'JTMW43FV10D999999', preferredDealership: 'other' };
    expect(defaultsOf('finance-enquiry', given, sampleVehicle)).toMatchObject({
      car_id: sampleVehicle.id,
      car_type: sampleVehicle.car_type,
      vin: sampleVehicle.vin,
      dealership_slug: sampleVehicle.dealership_slug,
      vehiclePriceBudget: String(Math.round((sampleVehicle.price ?? 0) / 100)),
    });
  });

  it.each(['car-1', 'A_9'])('looks up the vehicle %s', (car_id) => {
    expect(linkedVehicleId({ car_id })).toBe(car_id);
  });

  it.each(['', '../../etc', 'a b', 'x'.repeat(65), ['car-1', 'car-2']])('looks up no vehicle for %j', (car_id) => {
    expect(linkedVehicleId({ car_id })).toBeNull();
  });
});

describe('[ROUTE-19] other forms that a link leads to', () => {
  it('are prefilled with the given location, if it is one of the site’s', () => {
    expect(defaultsOf('survey', { location: 'north' })).toMatchObject({ location_id: 'loc-north' });
    expect(defaultsOf('survey', { location: 'elsewhere' })).not.toHaveProperty('location_id');
  });

  it('are prefilled with the given model, part or position', () => {
    expect(defaultsOf('new-vehicle-enquiry', { model: ' RAV4 ' })).toMatchObject({ wanted_model: 'RAV4' });
    expect(defaultsOf('parts-search', { part: 'Tow bar' })).toMatchObject({ part: 'Tow bar' });
    expect(defaultsOf('careers', { position: 'Technician' })).toMatchObject({ position: 'Technician' });
    expect(defaultsOf('careers', { position: 'a\u0007b' })).not.toHaveProperty('position');
  });
});

it("[GATE-02] keep the page's query after the sign-in", () => {
  expect(addressWithQuery('/finance', {})).toBe('/finance');
  expect(addressWithQuery('/finance', { car_id: 'car-1', vin: 'A B' })).toBe('/finance?car_id=car-1&vin=A+B');
  expect(addressWithQuery('/finance', { more: 'x'.repeat(2_000) })).toBe('/finance');
});
