import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { emailUsPath, emailUsSetup } from './emailUs.ts';
import { visibleFields, formSettings } from './formSettings.ts';
import { emailUsForm } from './forms/dealerForms.ts';
import { readForm } from './readForm.ts';

const [location] = sampleSite.locations;
const place = { id: location?.id ?? '', slug: 'fremantle', dealership_slug: location?.dealership_slug ?? '' };
/** Sites whose forms ask for location and dealership. */
const site = {
  ...sampleSite,
  forms: { ...sampleSite.forms, showLocation: true },
  dealerships: [...sampleSite.dealerships, { ...sampleSite.dealerships[0]!, id: 'other', slug: 'other' }],
};
const answers = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'Are you open on Monday?',
};

it('[LOC-04] knows its location, asks for none, and is accepted by a server that would ask', () => {
  const { settings, defaults } = emailUsSetup(site, place);
  const asked = visibleFields(emailUsForm, settings, {}).map(({ name }) => name);
  expect(asked).not.toContain('location_id');
  expect(asked).not.toContain('dealership_slug');
  const { location_id, dealership_slug } = defaults;
  const reading = readForm(emailUsForm, { ...answers, location_id, dealership_slug }, formSettings(site, emailUsForm));
  expect(reading).toMatchObject({ ok: true, values: { location_id: place.id, subcategory: 'Email Us' } });
  expect(readForm(emailUsForm, answers, formSettings(site, emailUsForm)).ok).toBe(false);
});

it('[VDP-14] includes the vehicle that its visitor was looking at', () => {
  expect(emailUsSetup(site, place, sampleVehicle).defaults).toMatchObject({ car_id: 'car-1', location_id: place.id });
  expect(emailUsPath(place, sampleVehicle)).toBe(`/enquire?about=email&location=fremantle&car=${sampleVehicle.slug}`);
});
