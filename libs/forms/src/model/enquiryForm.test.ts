import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { formDefaults } from './formDefaults.ts';
import { formSettings } from './formSettings.ts';
import { enquiryForm } from './forms/enquiry.ts';
import { readForm } from './readForm.ts';

const site = sampleSite;
const filled = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'Hello',
};

const settingsOf = (change: Partial<typeof site> = {}, vehicle: typeof sampleVehicle | null = null) =>
  formSettings({ ...site, ...change }, enquiryForm, vehicle);
const read = (values: Record<string, unknown>, settings = settingsOf()) => readForm(enquiryForm, values, settings);
const errorsOf = (values: Record<string, unknown>, settings = settingsOf()) => {
  const reading = read(values, settings);
  return reading.ok ? {} : reading.fieldErrors;
};

describe('the enquiry', () => {
  it('[FORM-01] takes a postcode of exactly four digits', () => {
    const message = 'Invalid postcode. Please enter a 4-digit number.';
    expect(errorsOf(filled)).toEqual({});
    for (const postcode of ['', '616', '61600', '616a', '６１６０', undefined, 6160]) {
      expect(errorsOf({ ...filled, postcode })).toEqual({ postcode: message });
    }
  });

  it('[FORM-02] requires comments unless the site makes them optional', () => {
    expect(errorsOf({ ...filled, message: '  ' })).toEqual({ message: 'Write your comments.' });
    expect(errorsOf({ ...filled, message: undefined })).toEqual({ message: 'Write your comments.' });
    const relaxed = settingsOf({ flags: { ...site.flags, messageOptional: true } });
    expect(errorsOf({ ...filled, message: '' }, relaxed)).toEqual({});
    expect(errorsOf({ ...filled, message: '', category: 'Test Drive Enquiry' })).toEqual({});
  });

  it('[FORM-03] requires category, location and dealership only where they are shown', () => {
    const second = { ...site.dealerships[0]!, id: 'dealer-2', slug: 'harbour-used' };
    const forms = { ...site.forms, showCategory: true, showLocation: true };
    const branch = { ...site.locations[0]!, id: 'loc-north' };
    const several = { dealerships: [...site.dealerships, second], locations: [...site.locations, branch] };
    const asking = settingsOf({ forms, ...several });
    expect(errorsOf(filled, asking)).toEqual({
      category: 'Choose what your enquiry is about.',
      location_id: 'Choose a location.',
      dealership_slug: 'Choose a dealership.',
    });
    const chosen = { category: 'Parts Enquiry', location_id: 'loc-sales', dealership_slug: 'harbour-used' };
    expect(errorsOf({ ...filled, ...chosen }, asking)).toEqual({});
    expect(errorsOf({ ...filled, category: 'Nonsense' })).toHaveProperty('category');
    const reading = read(filled);
    expect(reading.ok && reading.values.category).toBe('General Enquiry');
    expect(errorsOf(filled, settingsOf({ forms, ...several }, sampleVehicle))).toEqual({});
    expect(errorsOf(filled, settingsOf({ forms }))).not.toHaveProperty('location_id');
  });

  it('[SITE-04] refuses a location or dealership of another site even where none is asked for', () => {
    expect(errorsOf({ ...filled, location_id: 'loc-elsewhere' })).toEqual({ location_id: 'Choose a location.' });
    expect(errorsOf({ ...filled, dealership_slug: 'elsewhere' })).toEqual({ dealership_slug: 'Choose a dealership.' });
  });

  it('[FORM-04] does not require registration and marketing consent', () => {
    const plain = read(filled);
    expect(plain.ok && plain.values).toMatchObject({ Rego: '', opt_in: false, opt_in_finance: false });
    const ticked = read({ ...filled, Rego: ' 1ABC234 ', opt_in: 'on', opt_in_trade: true });
    expect(ticked.ok && ticked.values).toMatchObject({ Rego: '1ABC234', opt_in: true, opt_in_trade: true });
    for (const opt_in of ['false', '', '0', false]) {
      const reading = read({ ...filled, opt_in });
      expect(reading.ok && reading.values.opt_in).toBe(false);
    }
  });

  it('[FORM-05] requires agreement to the terms on sites that ask for it, under either name', () => {
    const strict = settingsOf({ flags: { ...site.flags, requireTerms: true } });
    const message = '*You must agree to the terms of use before submitting.';
    expect(errorsOf(filled, strict)).toEqual({ terms_agreed: message });
    expect(errorsOf({ ...filled, terms_agreed: 'false' }, strict)).toEqual({ terms_agreed: message });
    expect(errorsOf({ ...filled, terms_agreed: 'on' }, strict)).toEqual({});
    expect(errorsOf({ ...filled, terms_conditions: 'true' }, strict)).toEqual({});
  });

  it('explains every typical mistake in plain words, one message for each field', () => {
    expect(errorsOf({ name: ' ', email: 'mia@', phone: '12', message: 'x', postcode: '6160' })).toEqual({
      name: 'Enter your first name.',
      last_name: 'Enter your last name.',
      email: 'Enter your email address, like name@example.com.au.',
      phone: 'Enter an Australian phone number, like 0412 345 678.',
    });
    expect(errorsOf({ ...filled, message: 'x'.repeat(4_001) })).toEqual({
      message: 'Keep this to 4000 characters or fewer.',
    });
  });

  it('refuses characters that a database or a mail header cannot take, but keeps line breaks in comments', () => {
    expect(errorsOf({ ...filled, name: 'Mia\r\nBcc: all@example.com' })).toHaveProperty('name');
    expect(errorsOf({ ...filled, message: 'a\u0000b' })).toHaveProperty('message');
    expect(errorsOf({ ...filled, message: '\ud800' })).toHaveProperty('message');
    expect(errorsOf({ ...filled, message: 'First line\r\nSecond line 🚗' })).toEqual({});
  });

  it('requires only the visitor’s own words beside what its page knows', () => {
    const known = formDefaults(enquiryForm, site, sampleVehicle);
    const settings = settingsOf({}, sampleVehicle);
    expect(Object.keys(errorsOf(known, settings)).sort()).toEqual(['email', 'last_name', 'name', 'phone', 'postcode']);
    expect(errorsOf({ ...known, ...filled }, settings)).toEqual({});
  });
});
