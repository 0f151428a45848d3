import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postedEntries } from '@forecourt/domain/answers';

import { readReserve } from './reserveForm.ts';

const filled = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
  idempotency_key: 'key-12345678',
};
const free = { requireTerms: false };
const errorsOf = (values: Record<string, unknown>, options = free) => {
  const reading = readReserve(values, options);
  return reading.ok ? {} : reading.fieldErrors;
};

describe('the reserve form', () => {
  it('accepts a full form and trims its values', () => {
    const reading = readReserve({ ...filled, name: '  Robin ' }, free);
    expect(reading).toMatchObject({ ok: true, values: { name: 'Robin', terms_agreed: false } });
  });

  it('asks to load the page again in the words of the site', () => {
    const own = { ...free, messages: { 'order.reload': 'Neu laden.' } };
    expect(errorsOf({ ...filled, idempotency_key: '' }, own)).toEqual({ idempotency_key: 'Neu laden.' });
  });

  it('[FORM-01] accepts a postcode of exactly four digits', () => {
    const message = 'Invalid postcode. Please enter a 4-digit number.';
    for (const postcode of ['', '616', '61600', '616a', '６１６０', undefined]) {
      expect(errorsOf({ ...filled, postcode })).toEqual({ postcode: message });
    }
    expect(errorsOf({ ...filled, postcode: '0800' })).toEqual({});
  });

  it.each([
    ['name', ' ', 'Enter your first name.'],
    ['last_name', '', 'Enter your last name.'],
    ['email', 'robin@', 'Enter your email address, like name@example.com.au.'],
    ['phone', '+1 212 555 0100', 'Enter an Australian phone number, like 0412 345 678.'],
    ['name', 'Robin\r\nBcc: everyone', 'Some of these characters can’t be sent. Please type it again.'],
    ['name', 'x'.repeat(81), 'Keep this to 80 characters or fewer.'],
    ['idempotency_key', 'a b', 'Reload the page and send the form again.'],
  ])('explains what is wrong with %s', (field, value, message) => {
    expect(errorsOf({ ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it('requires agreement to the terms only where the site does', () => {
    const message = '*You must agree to the terms of use before submitting.';
    expect(errorsOf(filled, { requireTerms: true })).toEqual({ terms_agreed: message });
    expect(errorsOf({ ...filled, terms_agreed: 'on' }, { requireTerms: true })).toEqual({});
  });

  it('refuses fields it does not have, by name', () => {
    const reading = readReserve({ ...filled, deposit: '1', __proto__x: 'y' }, free);
    expect(reading).toMatchObject({
      ok: false,
      error: "This form doesn’t have a field called 'deposit', '__proto__x'.",
    });
  });

  it('keeps what was typed, and drops values that the router adds', () => {
    const sent = postedEntries([...Object.entries(filled), ['$ACTION_ID_1', ''], ['postcode', '61']]);
    const reading = readReserve(sent, free);
    expect(reading).toMatchObject({ ok: false, entries: { name: 'Robin', postcode: '61' } });
  });

  it('parses any input without an exception', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(filled), 'other'), fc.anything()), (values) => {
        const reading = readReserve(values, free);
        expect(reading.ok || reading.error.length > 0).toBe(true);
      }),
      { seed: 20261124, numRuns: 300 },
    );
  });
});
