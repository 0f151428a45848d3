import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { readFinanceLink } from './financeLink.ts';
import { readForm } from './readForm.ts';
import { formSettings } from './formSettings.ts';
import { enquiryForm } from './forms/enquiry.ts';
import { financeForm, offerForm, testDriveForm } from './forms/vehicleForms.ts';
import { serviceForm } from './forms/workshopForms.ts';
import { answerWords, consentWords, fieldLabel } from './leadWords.ts';

describe('answers in words', () => {
  it('name the parts of a question', () => {
    expect(fieldLabel(testDriveForm, 'appointment')).toBe('Time');
    expect(fieldLabel(testDriveForm, 'preferred_time')).toBe('Preferred time');
    expect(fieldLabel(serviceForm, 'regoState')).toBe('Rego, state');
    expect(fieldLabel(serviceForm, 'gone')).toBeNull();
    expect(answerWords(offerForm, 'offer_from_client', '9999.5', { zone: 'UTC', locale: 'en-AU' })).toBe('$9,999.50');
  });

  it('contain only consents that were asked for and given', () => {
    const settings = formSettings(sampleSite, enquiryForm);
    const values = { opt_in: true, opt_in_finance: true, terms_agreed: false };
    expect(consentWords(enquiryForm, settings, values)).toBe('Send me news and offers.');
    expect(consentWords(enquiryForm, settings, {})).toBeNull();
  });
});

it('[FORM-18] use phone as the reply channel where none was chosen', () => {
  const visitor = { name: 'Mia', last_name: 'Nguyen', email: 'm@example.com', phone: '0412345678', postcode: '6160' };
  const settings = formSettings(sampleSite, financeForm);
  expect(readForm(financeForm, visitor, settings)).toMatchObject({
    ok: true,
    values: { PreferredContactMethod: 'Phone' },
  });
  const odd = { ...visitor, PreferredContactMethod: 'Fax' };
  expect(readForm(financeForm, odd, settings)).toMatchObject({
    fieldErrors: { PreferredContactMethod: expect.any(String) },
  });
});

describe('links to the finance form', () => {
  it('prefill dealership, budget, type and VIN, and name the vehicle', () => {
    const params = {
      preferredDealership: 'Harbour Toyota',
      vehiclePriceBudget: '42990',
      car_id: 'car-1',
      car_type: 'used',
      vin: 'jtmw43fv10d123456',
    };
    expect(readFinanceLink(params, sampleSite)).toEqual({
      car_id: 'car-1',
      defaults: {
        dealership_slug: 'harbour-toyota',
        vehiclePriceBudget: '42990',
        car_type: 'used',
        vin: 'JTMW43FV10D123456',
      },
    });
  });

  it('leave out invalid values', () => {
    const params = {
      preferredDealership: 'elsewhere',
      vehiclePriceBudget: 'lots',
      car_id: ['a', 'b'],
      car_type: 'spaceship',
      vin: '<script>',
    };
    expect(readFinanceLink(params, sampleSite)).toEqual({ car_id: null, defaults: {} });
    expect(readFinanceLink({}, sampleSite)).toEqual({ car_id: null, defaults: {} });
  });
});
