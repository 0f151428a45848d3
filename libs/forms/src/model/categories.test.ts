import { leadCategories, parsePhone } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { looksLikePhone } from '@forecourt/domain/answers';
import { enquiryCategories, normaliseCategory } from './categories.ts';
import { submittedEvent } from './submittedEvent.ts';

describe('categories', () => {
  it('offer exactly the categories a lead may have', () => {
    expect([...enquiryCategories].sort()).toEqual([...leadCategories].sort());
  });

  it('[FORM-12] map a careers enquiry to a general one with its own subcategory and event', () => {
    const normalised = normaliseCategory('Careers Enquiry', 'anything');
    expect(normalised).toEqual({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    expect(submittedEvent(normalised, null)).toBe('careers');
    expect(normaliseCategory('Parts Enquiry', '')).toEqual({ category: 'Parts Enquiry', subcategory: null });
  });

  it.each([
    ['Vehicle Enquiry', { car_type: 'used', tag: null }, 'usedEnquiry'],
    ['Vehicle Enquiry', { car_type: 'new', tag: null }, 'newEnquiry'],
    ['Vehicle Enquiry', { car_type: 'new', tag: 'Test Drive Only' }, 'testDrive'],
    ['Test Drive Enquiry', { car_type: 'used', tag: null }, 'usedTestDrive'],
    ['Test Drive Enquiry', null, 'testDrive'],
    ['Fleet Enquiry', null, 'fleetForm'],
    ['General Enquiry', null, 'defaultForm'],
  ] as const)('count a %s as the event dealers’ reports expect', (category, vehicle, event) => {
    expect(submittedEvent({ category, subcategory: null }, vehicle)).toBe(event);
  });
});

describe('Australian phone numbers', () => {
  it.each([
    '0412 345 678',
    '+61 412 345 678',
    '+61 (0)412 345 678',
    '(08) 9335 0100',
    '13 12 13',
    '1300 123 456',
    '0061412345678',
  ])('take %s', (text) => expect(looksLikePhone(text, 'AU')).toBe(true));

  it.each(['', '12', '412 345 678', '+1 212 555 0100', '0912 345 678', '0412 345 67', '0412 345 6789', 'call me'])(
    'refuse %s',
    (text) => expect(looksLikePhone(text, 'AU')).toBe(false),
  );
});

describe('New Zealand phone numbers', () => {
  it.each(['021 234 5678', '+64 21 234 567', '0064 27 123 4567', '09 918 0100', '(03) 379 1234', '0800 123 456'])(
    'take %s',
    (text) => {
      expect(looksLikePhone(text, 'NZ')).toBe(true);
      expect(parsePhone(text, 'NZ')).not.toBeNull();
    },
  );

  it.each(['', '0412 345 678 9', '+61 412 345 678', '05 123 4567', '021 234', 'ring me'])('refuse %s', (text) =>
    expect(looksLikePhone(text, 'NZ')).toBe(false),
  );
});
