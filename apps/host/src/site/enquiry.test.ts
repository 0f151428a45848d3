import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { enquiryPath, enquirySetup, readTopic } from './enquiry.ts';

it.each([
  ['test-drive', 'test-drive'],
  ['finance', 'finance'],
  [undefined, 'enquire'],
  ['nonsense', 'enquire'],
  ['constructor', 'enquire'],
])('reads the topic %s of an address as %s', (text, topic) => {
  expect(readTopic(text)).toBe(topic);
});

describe('[FORM-13] what a form knows when it opens', () => {
  it('holds the vehicle and what the visitor came for', () => {
    const { heading, defaults, options } = enquirySetup(sampleSite, sampleVehicle, 'test-drive');
    expect(heading).toBe('Book a test drive');
    expect(defaults).toMatchObject({
      category: 'Test Drive Enquiry',
      subcategory: 'Test Drive',
      car_id: sampleVehicle.id,
      stock_number: 'T1001',
      'Vehicle Make': 'Toyota',
      opt_in: true,
      page_id: 'test-drive',
    });
    expect(options.messageRequired).toBe(false);
  });

  it('holds no vehicle on the contact page', () => {
    const { heading, defaults } = enquirySetup(sampleSite, null, 'enquire');
    expect(heading).toBe('Send us a message');
    expect(defaults).toMatchObject({ category: 'General Enquiry', car_id: '', page_id: 'contact' });
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
  expect(enquirySetup(sampleSite, null, 'similar').defaults.message).toBe('');
});

it('leads to the same form without JavaScript', () => {
  expect(enquiryPath({ slug: 'rav4-1' }, 'enquire')).toBe('/enquire?car=rav4-1');
  expect(enquiryPath({ slug: 'rav4-1' }, 'finance')).toBe('/enquire?car=rav4-1&about=finance');
});
