import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { standardForms } from '@forecourt/forms/model';
import { describe, expect, it } from 'vitest';
import { enquiryPath, enquirySetup, enquiryTopics, readTopic } from './enquiry.ts';

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

describe('[FORM-13] what a form knows when it opens', () => {
  it('holds the vehicle and what the visitor came for', () => {
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

  it('has a form of the platform for every topic', () => {
    for (const { form } of Object.values(enquiryTopics)) expect(standardForms[form].id).toBe(form);
  });
});

it('[CARD-03] knows what a visitor was looking for who found nothing', () => {
  const { heading, defaults } = enquirySetup(sampleSite, null, 'similar', ['Used', 'Toyota RAV4']);
  expect(heading).toBe('Tell us which vehicle you are looking for');
  expect(defaults).toMatchObject({
    category: 'Vehicle Enquiry',
    subcategory: 'Similar Car',
    message: 'I am looking for: Used, Toyota RAV4. Please tell me when you have one.',
  });
  expect(enquirySetup(sampleSite, null, 'similar').defaults['message']).toBeUndefined();
});

it('leads to the same form without JavaScript', () => {
  expect(enquiryPath({ slug: 'rav4-1' }, 'enquire')).toBe('/enquire?car=rav4-1');
  expect(enquiryPath({ slug: 'rav4-1' }, 'finance')).toBe('/enquire?car=rav4-1&about=finance');
});
