import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { formDefaults } from './formDefaults.ts';
import { enquiryForm } from './forms/enquiry.ts';

describe('first answers of a form', () => {
  it('[FORM-13] include everything the dealer needs to know of the vehicle', () => {
    expect(formDefaults(enquiryForm, sampleSite, sampleVehicle)).toMatchObject({
      dealership_slug: 'harbour-toyota',
      manufacturer_slug: 'toyota',
      stock_number: 'T1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'RAV4',
      car_type: 'used',
      car_id: 'car-1',
      vehicle_status: 'in_stock',
      message: 'I am interested in the 2023 Toyota RAV4 GXL Hybrid (stock number T1001). Please contact me.',
      category: 'Vehicle Enquiry',
      location_id: 'loc-sales',
    });
  });

  it('leave vehicle fields empty on a page without a vehicle', () => {
    const defaults = formDefaults(enquiryForm, sampleSite, null, { subcategory: 'Newsletter', page_id: 'contact' });
    expect(defaults).toEqual({
      category: 'General Enquiry',
      subcategory: 'Newsletter',
      page_id: 'contact',
      location_id: 'loc-sales',
      dealership_slug: 'harbour-toyota',
    });
  });

  it('[FORM-03] set the location of a site that has one, and leave the choice where it has several', () => {
    const [first] = sampleSite.locations;
    const hidden = { ...first!, id: 'loc-hidden', visible: false };
    const locationOf = (locations: (typeof sampleSite)['locations']) =>
      formDefaults(enquiryForm, { ...sampleSite, locations }).location_id;
    expect(locationOf([first!, hidden])).toBe('loc-sales');
    expect(locationOf([first!, { ...hidden, visible: true }])).toBeUndefined();
    expect(locationOf([])).toBeUndefined();
  });

  it('never preselect a dealership where the visitor has a choice', () => {
    const second = { ...sampleSite.dealerships[0]!, id: 'dealer-2', slug: 'second' };
    const several = { ...sampleSite, dealerships: [...sampleSite.dealerships, second] };
    expect(formDefaults(enquiryForm, several)).not.toHaveProperty('dealership_slug');
    const summary = { ...sampleVehicle, dealership_slug: undefined, dealership_id: 'dealer-2' };
    expect(formDefaults(enquiryForm, several, summary).dealership_slug).toBe('second');
  });
});
