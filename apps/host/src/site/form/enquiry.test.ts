import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { describe, expect, it } from 'vitest';
import { topicPath, enquirySetup, enquiryTopics, readTopic } from './enquiry.ts';

it.each([
  ['test-drive', 'test-drive'],
  ['finance', 'finance'],
  ['offer', 'offer'],
  [undefined, 'enquire'],
  ['nonsense', 'enquire'],
  ['constructor', 'enquire'],
])('reads the topic %s of an address as %s', (text, topic) => {
  expect(readTopic(text)).toBe(topic);
});

describe('[FORM-13] initial values of a form', () => {
  it("include the vehicle and the visitor's topic", () => {
    const { heading, form, defaults } = enquirySetup(sampleSite, sampleVehicle, 'test-drive');
    expect(heading).toBe('Book a test drive');
    expect(form).toBe('test-drive');
    expect(defaults).toMatchObject({
      category: 'Test Drive Enquiry',
      subcategory: 'Test Drive',
      car_id: sampleVehicle.id,
      stock_number: 'T1001',
      'Vehicle Make': 'Toyota',
      page_id: 'test-drive',
    });
  });

  it('have a form of the platform for every topic', () => {
    for (const { form } of Object.values(enquiryTopics)) expect(standardForms[form].id).toBe(form);
  });
});

it('[CARD-03] include the search that found nothing', () => {
  const { heading, defaults } = enquirySetup(sampleSite, null, 'similar', ['Used', 'Toyota RAV4']);
  expect(heading).toBe('Tell us which vehicle you’re looking for');
  expect(defaults).toMatchObject({
    category: 'Vehicle Enquiry',
    subcategory: 'Similar Car',
    message: 'I’m looking for: Used, Toyota RAV4. Please let me know when you have one.',
  });
  expect(enquirySetup(sampleSite, null, 'similar').defaults['message']).toBeUndefined();
});

it('are said in the site’s own words', () => {
  const messages = { 'enquiry.bookATestDrive': 'Drive it', 'enquiry.iAmLookingFor': 'Wanted: {wanted}' };
  const own = { ...sampleSite, messages };
  expect(enquirySetup(own, sampleVehicle, 'test-drive').heading).toBe('Drive it');
  expect(enquirySetup(own, null, 'similar', ['Kia', 'MG']).defaults['message']).toBe('Wanted: Kia, MG');
});

it('[FORM-11] use the form in steps only where the site enables it', () => {
  const stepped = { ...sampleSite, flags: { ...sampleSite.flags, enquirySteps: true } };
  expect(enquirySetup(stepped, sampleVehicle, 'enquire').form).toBe('enquiry-steps');
  expect(enquirySetup(stepped, sampleVehicle, 'offer').form).toBe('offer');
  expect(enquirySetup(sampleSite, sampleVehicle, 'enquire').form).toBe('enquiry');
});

it('link to the same form without JavaScript', () => {
  const plain = { ...sampleSite, pages: [] };
  expect(topicPath(plain, sampleVehicle, 'enquire')).toBe(`/enquire?car=${sampleVehicle.slug}`);
  expect(topicPath(plain, sampleVehicle, 'finance')).toBe(`/enquire?car=${sampleVehicle.slug}&about=finance`);
  expect(topicPath(plain, sampleVehicle, 'test-drive')).toBe(`/enquire?car=${sampleVehicle.slug}&about=test-drive`);
});

it('[ROUTE-12] link to the pages of finance and test drives where the site has them', () => {
  const paged = { ...sampleSite, pages: ['finance-enquiry', 'book-test-drive'] as const };
  const site = { ...paged, pages: [...paged.pages] };
  expect(topicPath(site, sampleVehicle, 'finance')).toMatch(/^\/finance-enquiry\?.*car_id=car-1.*#finance-form$/);
  expect(topicPath(site, sampleVehicle, 'test-drive')).toBe('/book-test-drive?car_id=car-1');
  expect(topicPath(site, sampleVehicle, 'enquire')).toBe(`/enquire?car=${sampleVehicle.slug}`);
});
