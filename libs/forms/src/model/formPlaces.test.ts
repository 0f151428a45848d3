import type { Location } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { formDefaults } from './formDefaults.ts';
import { formSettings } from './formSettings.ts';
import { standardForms, type StandardFormId } from './forms/standardForms.ts';
import { readForm } from './readForm.ts';

const [first] = sampleSite.locations;
const place = (id: string, changed: Partial<Location>): Location => ({ ...first!, id, visible: true, ...changed });
const places = [
  place('city', { location_type: 'sales' }),
  place('coast', { location_type: '' }),
  place('workshop', { location_type: 'service', departments: ['service', 'parts'] }),
  place('buying', { location_type: 'car-buying' }),
  place('closed', { location_type: 'service', visible: false }),
];
const site = { ...sampleSite, locations: places, forms: { ...sampleSite.forms, showLocation: true } };
const sales = ['city', 'coast'];
const all = ['city', 'coast', 'workshop', 'buying', 'closed'];

/** What is wrong with a location in a form. */
const refusal = (id: StandardFormId, location_id: string, category?: string) => {
  const form = standardForms[id];
  const reading = readForm(form, { location_id, ...(category && { category }) }, formSettings(site, form));
  return reading.ok ? undefined : reading.fieldErrors['location_id'];
};

describe('[FORM-03] places that a form offers', () => {
  it.each<[StandardFormId, readonly string[], string | undefined]>([
    ['service', ['workshop'], 'workshop'],
    ['parts', ['workshop'], 'workshop'],
    ['parts-search', ['workshop'], 'workshop'],
    ['finance-application', sales, undefined],
    ['personalised-finance', sales, undefined],
    ['book-test-drive', sales, undefined],
    ['new-vehicle', sales, undefined],
    ['fleet', sales, undefined],
    ['careers', ['city', 'coast', 'workshop', 'buying'], undefined],
    ['complaint', ['city', 'coast', 'workshop', 'buying'], undefined],
  ])('are those that take it: %s at %j', (id, offered, chosen) => {
    const form = standardForms[id];
    const { locationIds, fields } = formSettings(site, form);
    expect(locationIds).toEqual(offered);
    // It is asked for, so that the visitor sees where; the only place is chosen.
    expect(fields['location_id']).toEqual({ shown: true, required: true });
    expect(formDefaults(form, site).location_id).toBe(chosen);
    for (const { id: other } of places)
      expect(refusal(id, other), other).toBe(offered.includes(other) ? undefined : 'Choose a location.');
  });

  it.each([
    ['Service Enquiry', ['workshop']],
    ['Finance Enquiry', sales],
    ['General Enquiry', all],
    ['toString', all],
  ])('follow the subject that the visitor chooses: %s at %j', (category, offered) => {
    for (const { id } of places) {
      const message = offered.includes(id) ? undefined : 'Choose a location that looks after this kind of enquiry.';
      expect(refusal('contact', id, category), id).toBe(message);
    }
  });

  it('are all of a site without that department, and the vehicle’s own whatever it is', () => {
    const showrooms = { ...site, locations: places.slice(0, 2) };
    expect(formSettings(showrooms, standardForms.service).locationIds).toEqual(sales);
    expect(formSettings(site, standardForms.finance, { price: 1 }).locationIds).toContain('workshop');
  });
});
